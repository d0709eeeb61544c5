"""No game is longer than `longest_game` says: random games, and games of players who want it to last."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from parlour.engine.chance import Dice
from parlour.engine.contract import CHANCE
from parlour.games.tiletum.bound import longest_game
from parlour.games.tiletum.state import TiletumState

from .table import GAME

COUNTS = [2, 3, 4]
LONGING = (
    "choose",
    "exchange",
    "discard",
    "use",
    "perform",
    "activate",
    "bonus",
    "take",
    "lodge",
    "buy",
    "crest",
    "fulfil",
    "build",
)
"""What prolongs a game most comes first."""
ENDING = ("end", "stop", "decline", "leave")


def random_choice(moves: Sequence[str], rng: Dice) -> str:
    """Any move."""
    return moves[rng.below(len(moves))]


def lasting(order: Sequence[str]) -> Callable[[Sequence[str], Dice], str]:
    """A player who does what comes first in this order, ends nothing before it must be, and takes low dice."""

    def rank(move: str) -> int:
        word = move.split()[0]
        if word == "die":
            return 100 + int(move.split()[-1])
        if word in ENDING:
            return 1000
        return order.index(word) if word in order else 50

    def choose(moves: Sequence[str], rng: Dice) -> str:
        best = min(map(rank, moves))
        return random_choice([move for move in moves if rank(move) == best], rng)

    return choose


def stepping(moves: Sequence[str], rng: Dice) -> str:
    """A player who walks, one short step at a time, and does everything else before ending."""
    short = [move for move in moves if " to " in move and not move.startswith("die")]
    return random_choice(short, rng) if short else lasting(LONGING)(moves, rng)


def length(players: int, seed: str, choose: Callable[[Sequence[str], Dice], str]) -> int:
    """How many actions a game has, those of chance included."""
    state, rng = GAME.new(players, {"actions": "shuffled"}), Dice(seed)
    count = 0
    while not state.is_over:
        (seat,) = state.to_act()
        state.apply(seat, state.sample_chance(rng) if seat == CHANCE else picked(state, seat, choose, rng))
        count += 1
        assert count <= longest_game(players)
    return count


def picked(state: TiletumState, seat: int, choose: Callable[[Sequence[str], Dice], str], rng: Dice) -> int:
    """The number of the chosen move."""
    by_name = {GAME.notation(action): action for action in state.legal_actions(seat)}
    return by_name[choose(list(by_name), rng)]


@pytest.mark.rule("T-X6", "T-R1")
@pytest.mark.parametrize("players", COUNTS)
def test_random_games_end_within_the_bound(players: int) -> None:
    lengths = [length(players, f"random {players} {seed}", random_choice) for seed in range(10)]
    least = 6 + 7 + 14 + 5 + 5 + 9 + 3 + 4 + 1 + 4 * (3 * players + 2 + 3) + 12 * players * 2
    assert min(lengths) >= least
    assert max(lengths) <= longest_game(players)


@pytest.mark.rule("T-X6")
@pytest.mark.parametrize("players", COUNTS)
@pytest.mark.parametrize(
    "order",
    [
        LONGING,
        LONGING[::-1],
        ("discard", "exchange", "perform", "choose", "use", "activate", "bonus"),
        ("activate", "bonus", "use", "lodge", "take", "crest", "house"),
        ("buy", "exchange", "choose", "use", "fulfil", "crest", "build"),
        ("take", "use", "lodge", "discard", "perform"),
        ("lodge", "take", "house", "activate", "bonus", "merchant", "use"),
    ],
    ids=" ".join,
)
def test_games_of_players_who_want_it_to_last_end_within_the_bound(players: int, order: tuple[str, ...]) -> None:
    for seed in range(2):
        assert length(players, f"lasting {players} {seed}", lasting(order)) <= longest_game(players)


@pytest.mark.rule("T-X6")
@pytest.mark.parametrize("players", COUNTS)
def test_games_of_players_who_walk_about_end_within_the_bound(players: int) -> None:
    for seed in range(2):
        assert length(players, f"walking {players} {seed}", stepping) <= longest_game(players)


@pytest.mark.rule("T-X6")
def test_the_bound_grows_with_the_players_and_the_game_names_the_largest() -> None:
    assert longest_game(2) < longest_game(3) < longest_game(4) == GAME.max_game_length
