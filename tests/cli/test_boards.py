"""What the terminal's boards show, read from the screen."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from parlour.cli import run
from parlour.cli.boards import board
from parlour.cli.boards.skye import _block
from parlour.cli.terminal import TerminalTable
from parlour.engine.chance import Dice
from parlour.engine.contract import CHANCE, Game
from parlour.engine.play import Play
from parlour.engine.record import record_of, save
from parlour.games import find
from parlour.games.skye.components import PRINTED
from parlour.words import words
from tests.cli.test_terminal import TypedConsole
from tests.conformance.plays import choose
from tests.king.table import finished
from tests.tiletum.table import round_table

NAMES = ["Ann", "Ben", "Cleo"]


def drawn(what: RenderableType) -> str:
    """The screen, without colours."""
    console = Console(file=StringIO(), width=160)
    console.print(what)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def board_of(game: Game) -> Any:
    return board(game, words("en"), NAMES)


def test_a_letter_is_named_only_at_the_tile_that_it_decided() -> None:
    """Ann has the most influence outright; Ben and Cleo are tied for the second tile."""
    table = finished({0: ["diplomacy-I"], 1: ["diplomacy-A"], 2: ["diplomacy-B"]}, offices={"diplomacy": 5})
    lines = drawn(board_of(find("king")).ending(table.state.observe(0))).splitlines()
    ann, ben = (next(line for line in lines if name in line) for name in ("Ann", "Ben"))
    assert "diplomacy 5" in ann
    assert "decided by letter" not in ann
    assert "diplomacy 2 (decided by letter)" in ben


def skye_play(options: dict[str, str] | None = None, to_the_end: bool = False) -> Play:
    """A play in which gold counts as a goal and the first prices are about to be set, or one that is over."""
    game = find("skye")
    play = Play(game, 3, options)
    for move in ("first 0", "goal most_gold", "goal squares", "goal sheep", "goal most_ships"):
        play.apply(CHANCE, game.parse(move))
    rng = Dice("terminal")
    while play.chance_to_act or (to_the_end and not play.state.is_over):
        play.apply(*choose(play.state, rng))
    return play


def rows_of(screen: str) -> dict[str, list[str]]:
    """The cells of the first table by the name in front; the row of a scoring tile by its letter."""
    rows: dict[str, list[str]] = {}
    for line in screen.splitlines():
        cells = re.split(r"\s{2,}", line.strip(" │"))
        rows.setdefault(cells[0], cells)
    return rows


@pytest.mark.rule("S-H2")
@pytest.mark.parametrize(("options", "others"), [(None, "?"), ({"gold": "hidden"}, "?"), ({"gold": "shown"}, "5")])
def test_the_terminal_shows_the_gold_of_others_only_where_the_table_does(options: dict[str, str] | None, others: str) -> None:
    console = TypedConsole("q")
    TerminalTable(skye_play(options), ["human", "greedy", "greedy"], {}, bytes(32), words("en"), console).run()
    assert isinstance(console.file, StringIO)
    rows = rows_of(console.file.getvalue())
    assert rows["Player"][:3] == ["Player", "Points", "Gold"]
    assert [rows[name][2] for name in ("Player 1", "Bruno 2", "Bruno 3")] == ["5", others, others]
    assert rows["A"][-3:] == (["?"] * 3 if others == "?" else ["5"] * 3)


@pytest.mark.rule("S-H2", "S-E3")
def test_the_terminal_shows_all_gold_at_the_end() -> None:
    state = skye_play(to_the_end=True).state
    seen = state.observe(0)
    ending = drawn(board_of(find("skye")).ending(seen))
    for seat, name in enumerate(NAMES):
        line = next(line for line in ending.splitlines() if name in line)
        assert line.rstrip().endswith(f"{seen.earned[seat][-1]} ({seen.gold[seat]} gold)")


@pytest.mark.rule("S-H2")
@pytest.mark.parametrize(("eyes", "hidden"), [("0", True), ("spectator", True), ("all", False)])
def test_a_replay_of_a_running_game_hides_gold_from_single_eyes(
    eyes: str, hidden: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "running.json"
    save(record_of(skye_play(), ["human"] * 3, bytes(32)), file)
    assert run(["replay", str(file), "--as", eyes]) == 0
    assert (" ? " in capsys.readouterr().out) is hidden


def screen_of(play: Play, width: int, language: str = "en") -> list[str]:
    """What seat 0 reads when it is asked, at a terminal so wide."""
    console = TypedConsole("q")
    console.width = width
    seats = ["human"] + ["greedy"] * (play.state.players - 1)
    TerminalTable(play, seats, {}, bytes(32), words(language), console).run()
    assert isinstance(console.file, StringIO)
    return console.file.getvalue().splitlines()


@pytest.mark.parametrize("language", ["en", "uk", "ja"])
@pytest.mark.parametrize("width", [80, 120])
def test_many_choices_of_tiletum_stand_by_kind_in_columns(width: int, language: str) -> None:
    """Gold turns every die: dozens of choices in a few lines, each with a number, none wider than the screen."""
    table = round_table(players=2).dice("wool 1", "wool 6", "stone 1", "stone 5", "gold 4").goods(0, gold=7)
    play = Play(find("tiletum"), 2)
    play.state = table.state
    legal = play.state.legal_actions(0)
    lines = screen_of(play, width, language)
    menu = lines[max(number for number, line in enumerate(lines) if line.startswith("╰")) + 2 :]
    assert all(cell_len(line) <= width for line in lines[1:]), "but for the hash, which must not be broken"
    assert len(legal) > 30
    assert len([line for line in menu if line]) <= 15
    say = words(language)
    for key in ("tiletum-menu-die", "tiletum-menu-die-turned"):
        assert say(key) in menu
    assert say("tiletum-menu-buy", gold=2) in menu
    keys = [int(key) for line in menu for key in re.findall(r"(?:^|  ) *(\d+)  \S", line)]
    assert keys == list(range(1, len(legal) + 1))


def test_every_number_of_the_menu_does_what_stands_beside_it() -> None:
    table = round_table(players=2).dice("wool 1", "wool 6", "stone 1", "stone 5", "gold 4").goods(0, gold=7)
    game = find("tiletum")
    menu = board_of(game).menu(table.state.observe(0), table.state.legal_actions(0))
    by_text = {(line.heading, line.short or line.text): line for line in menu.lines}
    assert menu.actions[by_text["Take a die", "wool 6"].key] == game.parse("die wool 6")
    assert menu.actions[by_text["Turn a die first, for gold", "stone 5 → 6"].key] == game.parse("die stone 5 to 6")
    assert sorted(menu.actions.values()) == list(table.state.legal_actions(0))


def test_a_line_that_is_too_long_goes_on_beside_its_number() -> None:
    lines = screen_of(skye_play(), 60)
    asked = max(number for number, line in enumerate(lines) if line.startswith("╰")) + 2
    assert all(line.startswith(" ") for line in lines[asked:] if line)


def test_terrain_and_road_are_told_apart_without_colours() -> None:
    """Every edge of a tile shows its terrain, and a road over it where one leaves."""
    signs = {"pasture": ".", "mountain": "^", "water": "~"}
    for tile, printed in enumerate(PRINTED):
        top, middle, bottom = (line.plain for line in _block(tile, 0))
        sides = {"N": (top[0], top[4], "│"), "S": (bottom[0], bottom[4], "│")}
        sides |= {"W": (middle[0], middle[1], "─"), "E": (middle[-1], middle[-2], "─")}
        for region in printed.regions:
            for edge in region.edges:
                terrain, way, line = sides[edge]
                assert terrain == signs[region.terrain]
                assert way == (line if any(edge in road for road in printed.roads) else terrain)
