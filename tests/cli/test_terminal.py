"""A game at a real terminal: typed by keys, read from the screen."""

from __future__ import annotations

import re
import sys
from io import StringIO
from pathlib import Path
from typing import Any

import pexpect
import pytest
from rich.console import Console

from parlour.cli.terminal import TerminalTable
from parlour.engine.chance import Dice
from parlour.engine.contract import CHANCE
from parlour.engine.play import Play
from parlour.engine.record import load
from parlour.engine.replay import verify
from parlour.games import find
from parlour.words import words
from tests.conformance.plays import choose
from tests.king.table import auction
from tests.tiletum.table import acting

ASK = r"Choose \(help\): "


def start(*arguments: str, game: str = "king") -> pexpect.spawn[str]:
    """The program on a terminal of its own."""
    return pexpect.spawn(
        sys.executable,
        ["-c", "from parlour.cli import main; main()", "play", game, *arguments],
        encoding="utf-8",
        timeout=30,
        dimensions=(50, 110),
    )


def screen(game: pexpect.spawn[str]) -> str:
    """What was printed up to the question, without colours."""
    return re.sub(r"\x1b\[[0-9;]*m", "", game.before or "")


def test_a_whole_game_by_typing_numbers(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    game = start("--seats", "human,greedy,random", "--record", str(file), "--seed", "ab" * 32)
    asked = 0
    while game.expect([ASK, r"wins with|share the first place"]) == 0:
        asked += 1
        game.sendline("0" if "0  Pass" in screen(game) else "1")
        assert asked < 300
    game.expect(pexpect.EOF)
    record = load(file)
    assert verify(find("king"), record).finished
    assert asked > 30


def test_a_whole_game_of_tiletum_by_the_numbers_of_the_menu(tmp_path: Path) -> None:
    """Dice, moves, tasks and bonuses: every choice is a number; whatever is typed, the game comes to its end."""
    file = tmp_path / "game.json"
    game = start("--seats", "human,random", "--record", str(file), "--seed", "ab" * 32, "--no-questions", game="tiletum")
    asked = 0
    while game.expect([ASK, r"wins with"]) == 0:
        asked += 1
        offered = re.findall(r"^ +(\d+)  \S", screen(game).rsplit("\n\n", 1)[-1], flags=re.MULTILINE)
        game.sendline(offered[7 * asked % len(offered)])
        assert asked < 400
    game.expect(pexpect.EOF)
    assert verify(find("tiletum"), load(file)).finished
    assert asked > 40


def test_a_whole_game_of_skye_by_typing_what_the_menu_says(tmp_path: Path) -> None:
    """Tiles by their number, a price as it is, a spot by its letter and the turns."""
    file = tmp_path / "game.json"
    game = start("--seats", "human,greedy", "--record", str(file), "--seed", "ef" * 32, game="skye")
    asked = 0
    while game.expect([ASK, r"wins with|share the first place"]) == 0:
        asked += 1
        offered = re.findall(r"^ +(\S+)  \S", screen(game).rsplit("╯", 1)[-1], flags=re.MULTILINE)
        game.sendline("2" if offered[0].startswith("1-") else offered[-1])
        assert asked < 100
    game.expect(pexpect.EOF)
    assert verify(find("skye"), load(file)).finished
    assert asked > 30


def test_help_rules_log_nonsense_undo_and_quitting(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    game = start("--seats", "human,greedy", "--record", str(file), "--seed", "cd" * 32)
    game.expect(ASK)
    for line, answer in (
        ("help", "undo"),
        ("?", r"K-1\.\d"),
        ("? k-2.9", r"Rule K-2\.9"),
        ("? K-99", "not a choice"),
        ("l", "advises first"),
        ("u", "nothing to take back"),
        ("r", "nothing to take back"),
        ("99", "not a choice here"),
        ("fly to the moon", "not a choice here"),
        ("bid 3", "Now something else is decided"),
    ):
        game.sendline(line)
        game.expect(answer)
        game.expect(ASK)
    game.sendline("q")
    game.expect("Saved in")
    game.expect(pexpect.EOF)
    moves = load(file).moves
    again = start("--record", str(file))
    again.expect("Going on with")
    again.expect(ASK)
    again.sendeof()
    again.expect(pexpect.EOF)
    assert load(file).moves[: len(moves)] == moves


class TypedConsole(Console):
    """A console at which these lines are typed."""

    def __init__(self, *lines: str) -> None:
        super().__init__(file=StringIO(), width=110)
        self.lines = list(lines)

    def input(self, *_args: Any, **_kwargs: Any) -> str:
        return self.lines.pop(0)


def test_a_choice_that_showed_nothing_is_taken_back() -> None:
    """With a king that changes two offices, the first change is still the player's to take back."""
    rules = find("king")
    play = Play(rules, 2)
    for seat, move in ((CHANCE, "first 0"), (CHANCE, "draw king-raise-two"), (0, "keep")):
        play.apply(seat, rules.parse(move))
    console = TypedConsole("2", "u", "1", "q")
    TerminalTable(play, ["human", "greedy"], {}, bytes(32), words("en"), console).run()
    assert console.lines == []
    assert [rules.notation(action) for _seat, action in play.log[3:]] == ["raise diplomacy"]


def typed(play: Play, *lines: str) -> list[str]:
    """What seat 0 reads while it types this."""
    console = TypedConsole(*lines, "q")
    TerminalTable(play, ["human"] + ["greedy"] * (play.state.players - 1), {}, bytes(32), words("en"), console).run()
    assert isinstance(console.file, StringIO)
    return [line.strip() for line in console.file.getvalue().splitlines()]


def test_a_range_of_bids_shows_what_the_lowest_would_do_and_any_of_them_can_be_asked_about() -> None:
    play = Play(find("king"), 2)
    play.state = auction(players=2, hands={0: ["gold-1", "gold-2"]}).state
    read = typed(play, "? 9", "? 0", "? keep", "? K-2.9")
    assert "0  Pass  your numbers stay the same" in read
    assert any(re.match(r"1-\d+  .*  1: gold that your bid costs: 0 → 1$", line) for line in read), read
    nine = read.index("Bid 9")
    assert read[nine + 1 : nine + 3] == ["gold missing for your bid: 0 → 6", "Player 1 bids 9"]
    nothing = read.index("Pass")
    assert read[nothing + 1 : nothing + 3] == ["your numbers stay the same", "Player 1 passes"]
    assert any("Now something else is decided" in line for line in read)
    assert any("Rule K-2.9" in line for line in read)
    assert play.log == [], "asking does nothing"


def test_a_slip_is_asked_about_once_and_done_when_typed_again() -> None:
    play = Play(find("king"), 2)
    play.state = auction(players=2, hands={0: ["gold-1", "gold-2"]}).state
    read = typed(play, "9", "8")
    assert sum("You have only 3 gold to pay with" in line for line in read) == 2
    assert play.log == []
    console = TypedConsole("", "9", "9", "", "q")  # each of the two first lifts the curtain
    TerminalTable(play, ["human", "human"], {}, bytes(32), words("en"), console).run()
    assert play.log == [(0, find("king").parse("bid 9"))]


def test_a_choice_that_is_none_is_made_and_taken_back_with_the_one_before() -> None:
    play = Play(find("tiletum"), 2)
    play.state = acting("king", 2, players=2).state
    typed(play, "u")
    assert [find("tiletum").notation(action) for _seat, action in play.log] == ["advance"], "nothing before it to take back"


def test_a_range_of_prices_shows_what_the_lowest_would_do() -> None:
    rules = find("skye")
    play = Play(rules, 2)
    rng = Dice("prices")
    while not any(rules.notation(action).startswith("price") for action in play.state.legal_actions(0)):
        play.apply(*choose(play.state, rng))
    read = typed(play, "? 2", "? 99")
    assert any(re.match(r"1-\d+  .*  1: gold: 5 → 4$", line) for line in read), read
    two = read.index("Price 2")
    assert read[two + 1] == "gold: 5 → 3"
    assert re.match(r"Player 1 puts 2 gold on tile \d+", read[two + 2])
    assert any(line.startswith("99 is not a choice here") for line in read)


@pytest.mark.parametrize(
    ("language", "asks"), [("uk", "Оберіть"), ("ru", "Выберите"), ("ja", "選んでください"), ("en", "Choose")]
)
def test_the_game_speaks_four_languages(language: str, asks: str) -> None:
    game = start("--lang", language, "--seats", "human,greedy")
    game.expect(asks)
    game.sendeof()
    game.expect(pexpect.EOF)


def test_a_torn_file_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text('{"parlour": 1, "game"')
    game = start("--record", str(file))
    game.expect("not a Parlour record, or torn")
    game.expect(pexpect.EOF)
    game.close()
    assert game.exitstatus == 2
    assert file.read_text() == '{"parlour": 1, "game"'


def test_the_seats_of_a_record_cannot_be_changed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    game = start("--seats", "human,greedy", "--record", str(file))
    game.expect(ASK)
    game.sendline("q")
    game.expect(pexpect.EOF)
    game = start("--seats", "human,random", "--record", str(file))
    game.expect("the seats there are human,greedy")
    game.expect(pexpect.EOF)


@pytest.mark.parametrize(
    ("language", "names"),
    [("en", ["Bruno 2", "Bruno 3", "Random"]), ("ja", ["ブルーノ2号", "ブルーノ3号", "きまぐれ"])],
)
def test_bots_are_called_by_their_level_and_numbered_where_there_are_several(language: str, names: list[str]) -> None:
    seats = ["human", "greedy", "greedy", "random"]
    table = TerminalTable(Play(find("king"), 4), seats, {}, bytes(32), words(language), Console(file=StringIO()))
    assert table.names[1:] == names
