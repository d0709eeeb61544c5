"""Each sound as it comes out of the page: heard at once, soft, and soon over."""

from __future__ import annotations

from pathlib import Path

import pytest

import parlour.server
from tests.browser.person import Crowd

_RATE = 48_000
_SECONDS = 2
_HEARD = 0.001
_RENDER = """async ([file, sound, length, rate]) => {
    const hall = new OfflineAudioContext(1, length, rate);
    hall.resume = () => undefined;
    window.AudioContext = function () { return hall; };
    const { play } = await import(`/assets/${file}`);
    play(sound, 0);
    return Array.from((await hall.startRendering()).getChannelData(0));
}"""


@pytest.mark.parametrize("sound", ["card", "coin", "die", "round", "tile", "turn"])
def test_a_sound_is_heard_at_once_soft_and_soon_over(crowd: Crowd, sound: str) -> None:
    synth = next((Path(str(parlour.server.__file__)).parent / "client" / "assets").glob("synth-*.js")).name
    ann = crowd.person("Ann")
    ann.go("/nowhere")  # no page that has sounds of its own
    samples = ann.page.evaluate(_RENDER, [synth, sound, _SECONDS * _RATE, _RATE])
    heard = [place / _RATE for place, sample in enumerate(samples) if abs(sample) > _HEARD]
    assert heard[0] < 0.02
    assert heard[-1] < 1.5
    assert 0.04 < max(map(abs, samples)) < 0.3, "all of them about as loud, and none near the limit"
