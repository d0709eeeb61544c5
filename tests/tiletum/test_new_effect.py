"""A new effect touches the data, one Python file and the words: here one is added to a copy of the program and played."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

import parlour

from .copies import changed, named, play_with

MODULE = Path(__file__).parent / "new_effect" / "sell.py"
WORDS = {
    "en": "tiletum-part-sell = a resource for { $points } VP\ntiletum-prompt-sell = Sell a resource for { $points } VP?\n",
    "uk": "tiletum-part-sell = ресурс за { $points } ПБ\ntiletum-prompt-sell = Продати ресурс за { $points } ПБ?\n",
    "ru": "tiletum-part-sell = ресурс за { $points } ПО\ntiletum-prompt-sell = Продать ресурс за { $points } ПО?\n",
    "ja": "tiletum-part-sell = 資源1枚で{ $points }勝利点\ntiletum-prompt-sell = 資源1枚を{ $points }勝利点で売りますか？\n",
}

CHECKS = """
from parlour.bots.greedy.tiletum import TiletumGreedy
from parlour.words import words
from tests.tiletum.table import stage, under_way

table = acting("merchant", 2, iron=1, wool=2).stored(0, "B29").do("use B29")
prompt = table.state.prompt(0)
assert stage(table) == "sell" and table.legal() == ["decline", "choose wool", "choose iron"], table.legal()
assert (words("en").say(prompt.message), prompt.rule) == ("Sell a resource for 4 VP?", "T-T14")
for language, wanted in (("en", "4 VP"), ("uk", "4 ПБ"), ("ru", "4 ПО"), ("ja", "4勝利点")):
    assert wanted in words(language).say(GAME.action_message(GAME.parse("use B29")))
table.refuses("choose gold")
greedy = TiletumGreedy(GAME, 1)
assert greedy.choose(table.state.observe(0), table.state.legal_actions(0)) in table.state.legal_actions(0), "bots play with it"
table.do("choose wool")
assert (table.points()[0], table.has(0), under_way(table)) == (14, {"wool": 1, "iron": 1}, ("merchant", 2))
table = acting("merchant", 2).stored(0, "B29").do("use B29")
assert (table.points()[0], under_way(table)) == (10, ("merchant", 2)), "nothing to sell"

# with another part that asks, in the order of its owner
table = acting("character", 2, gold=1).stored(0, "C41").do("lodge C41 1.1")
assert set(table.legal()) == {"decline", "choose gold", "perform contract"}, table.legal()
table.do("choose gold")
assert (table.points()[0], under_way(table)) == (12, ("character", 1))
"""


def with_selling() -> Any:
    """A helper and a character with the new effect."""
    box = changed()
    named(box["decks"]["bonus"]["tiles"], "B29")["effect"] = {"sell": 4}
    named(box["decks"]["character"]["tiles"], "C41")["bonus"] = {"sell": 2, "action": {"type": "contract", "ap": 1}}
    return box


@pytest.mark.rule("T-C6", "T-X7")
def test_a_new_effect_is_data_one_file_and_words(tmp_path: Path) -> None:
    def extend(copy: Path) -> None:
        shutil.copy(MODULE, copy / "games" / "tiletum" / "operations")
        for language, lines in WORDS.items():
            with (copy / "words" / language / "tiletum.ftl").open("a", encoding="utf-8") as words:
                words.write(lines)

    play_with(with_selling(), CHECKS, tmp_path, extend)


@pytest.mark.rule("T-C6")
def test_without_its_file_the_effect_is_refused(tmp_path: Path) -> None:
    with pytest.raises(AssertionError, match="B29: no operation knows the effect sell"):
        play_with(with_selling(), "", tmp_path)


def test_the_file_stands_alone() -> None:
    """No operation of the game knows of it."""
    game = Path(str(parlour.__file__)).parent / "games" / "tiletum"
    assert not [path for path in game.rglob("*.py") if "sell" in path.read_text("utf-8").split()]
