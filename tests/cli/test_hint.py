"""A hint at a real terminal: `h`, for who is alone with bots or where all agreed; the record says who took one."""

from __future__ import annotations

from pathlib import Path

from parlour.engine.record import load
from tests.cli.test_terminal import ASK, screen, start


def test_h_tells_the_best_choices_and_the_record_says_so(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    game = start("--seats", "human,greedy", "--record", str(file), "--seed", "ab" * 32)
    game.expect(ASK)
    game.sendline("h")
    game.expect("The log says that you took a hint")
    assert screen(game).count("% to win") == 3
    game.expect(ASK)
    game.sendline("q")
    game.expect("Saved in")
    assert load(file).hints == [0]
    again = start("--record", str(file))
    again.expect(ASK)
    again.sendline("q")
    again.expect("Saved in")
    assert load(file).hints == [0], "it is not forgotten"


def test_with_other_people_hints_are_off_unless_all_agreed() -> None:
    game = start("--seats", "human,human", "--seed", "ab" * 32)
    game.expect("Press Enter")
    game.sendline("")
    game.expect(ASK)
    game.sendline("h")
    game.expect("Hints are off at this table")
    game.close()
    agreed = start("--seats", "human,human", "--seed", "ab" * 32, "--hints")
    agreed.expect("Press Enter")
    agreed.sendline("")
    agreed.expect(ASK)
    agreed.sendline("h")
    agreed.expect("The log says that you took a hint")
    while agreed.expect(["Player . takes a hint", ASK, "Press Enter"]):  # until it is the other's turn
        agreed.sendline("1")
    agreed.close()


def test_who_took_a_hint_is_not_forgotten_where_hints_are_off_later(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    for allowed in (["--seats", "human,human", "--seed", "ab" * 32, "--hints"], []):
        game = start("--record", str(file), *allowed)
        game.expect("Press Enter")
        game.sendline("")
        game.expect(ASK)
        game.sendline("h")
        game.expect("The log says that you took a hint" if allowed else "Hints are off at this table")
        game.expect(ASK)
        game.sendline("q")
        game.expect("Saved in")
        assert len(load(file).hints) == 1
