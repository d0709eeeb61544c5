"""The host lets a program play on a free seat: a command to copy, a mark on the seat, and a way to take it back."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys

import pytest
from playwright.sync_api import expect

from parlour.words import LANGUAGES
from tests.browser.checks import overflow, small_targets, violations, wrong_words
from tests.browser.person import Crowd, Person

_PARLOUR = [sys.executable, "-c", "from parlour.cli import main; main()"]


def invite(host: Person) -> str:
    """Give the second seat to a program; returns the command that is shown for it."""
    host.page.get_by_role("group").get_by_text(host.say("web-program"), exact=True).click()
    host.button("web-program-give", number=2).click()
    name = host.say("table-program", number="2")
    return host.page.get_by_label(host.say("web-program-command", name=name)).input_value()


def test_the_command_that_is_shown_brings_a_program_to_the_table(crowd: Crowd) -> None:
    ann = crowd.person("Ann")
    ann.open_table(["me", "open"])
    setting, *command = shlex.split(invite(ann))
    assert command == ["parlour", "bot", crowd.url]
    expect(ann.text("web-seat-program", here="false")).to_be_visible()
    name, _, token = setting.partition("=")
    program = subprocess.Popen([*_PARLOUR, *command[1:]], env={**os.environ, name: token}, stdout=subprocess.DEVNULL)
    expect(ann.text("web-seat-program", here="true")).to_be_visible()
    expect(ann.text("web-seat-ready")).to_have_count(1)
    ann.button("web-program-back", name=ann.say("table-program", number="2")).click()
    expect(ann.button("web-program-give", number=2)).to_be_visible()
    assert program.wait(60) == 2, "its token has ended"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("handy", [False, True], ids=["desktop", "phone"])
def test_it_fits_and_speaks_every_language(crowd: Crowd, language: str, handy: bool) -> None:
    ann = crowd.phone(name="Ann", language=language) if handy else crowd.person("Ann", language=language)
    ann.open_table(["me", "open", "open"])
    assert invite(ann)
    assert violations(ann) == []
    assert wrong_words(ann) == []
    assert overflow(ann) == 0
    if handy:
        assert small_targets(ann) == []


def test_only_the_host_is_offered_it(crowd: Crowd) -> None:
    ann, bob = crowd.person("Ann"), crowd.person("Bob")
    table = ann.open_table(["me", "open", "open"])
    expect(ann.text("web-program")).to_be_visible()
    bob.sit_down(table)
    expect(bob.button("web-ready")).to_be_visible()
    expect(bob.text("web-program")).to_have_count(0)
