"""Bots: fair, repeatable, and greedy has sense."""

from __future__ import annotations

import pytest

from parlour.arena.match import play_match
from parlour.bots import bot_names, make_bot
from parlour.engine.build import is_compiled
from parlour.engine.chance import Dice, derived_seed
from parlour.engine.contract import CHANCE, Game
from parlour.engine.errors import UnknownBot
from parlour.games import find
from parlour.games.king.actions import PASS
from parlour.games.king.components import CARD_NAME, Cards
from parlour.games.king.court import is_gold
from parlour.games.king.payments import Payment, cheapest_payment
from tests.bots.exact import exact_names
from tests.conformance.plays import every_game, positions


@every_game
def test_every_game_has_random_and_greedy(game: Game) -> None:
    assert [name for name in bot_names(game) if name in ("random", "greedy")] == ["random", "greedy"]
    with pytest.raises(UnknownBot, match=r"there is random, .*greedy"):
        make_bot("nobody", game, 0)


@every_game
def test_a_bot_repeats_itself_from_its_seed(game: Game) -> None:
    for name in exact_names(game):
        logs = [
            play_match(game, [make_bot(name, game, seat) for seat in range(2)], derived_seed("again")).log for _ in range(2)
        ]
        assert logs[0] == logs[1]


LOOKS = 40
"""Simulations with which everything that a planner does happens at least once: looks again, halvings, foreseen prices."""


@every_game
@pytest.mark.parametrize("most", [False, True], ids=["two players", "as many as there can be"])
def test_a_bot_decides_from_its_observation_alone(game: Game, most: bool) -> None:
    """In any two positions that look the same to its seat, a bot with the same seed chooses the same, and anew the same."""
    players = game.max_players if most else 2
    differed = 0
    for number, state in enumerate(positions(game, players, seed=30, one_in=24)):
        for seat in state.to_act():
            if seat < 0:
                continue
            twin = state.resample(seat, Dice(number))
            differed += twin.digest() != state.digest()
            for name in exact_names(game, LOOKS if number % 6 == 0 else 4):
                choices = [
                    make_bot(name, game, 7).choose(position.observe(seat), position.legal_actions(seat))
                    for position in (state, twin, state)
                ]
                assert choices == choices[:1] * 3
                assert choices[0] in state.legal_actions(seat)
    assert differed or not HIDES[game.name]


HIDES = {"king": True, "skye": True, "tiletum": False}
"""In Tiletum nobody knows what another does not: what is unknown is not there yet."""


HANDS = 5
DUELS = 12
"""Bots are the same sources in both builds: the compiled run plays all five hands of duels, the plain one the first."""


@every_game
@pytest.mark.parametrize("hand", range(HANDS if is_compiled() else 1))
def test_greedy_beats_random(game: Game, hand: int) -> None:
    wins = 0
    for number in range(hand * DUELS, (hand + 1) * DUELS):
        seat = number % 2
        bots = [make_bot("greedy" if place == seat else "random", game, f"{number}:{place}") for place in range(2)]
        wins += play_match(game, bots, derived_seed("duel", number)).state.ranking()[seat] == 1
    assert wins >= 0.95 * DUELS


def test_greedy_never_bids_what_it_cannot_pay() -> None:
    game = find("king")
    for number in range(20):
        players = 2 + number % 4
        bots = [make_bot("greedy", game, seat) for seat in range(players)]
        match = play_match(game, bots, derived_seed("honest", number))
        assert not any(game.notation(action).startswith("lose") for _seat, action in match.log)


def test_what_a_gold_card_costs_is_the_engines_to_say(monkeypatch: pytest.MonkeyPatch) -> None:
    """If every bid took the whole hand, greedy would let gold go that it bids for now."""
    game = find("king")
    asked = []
    for seed in range(20):
        for state in positions(game, 3, seed, one_in=2):
            seat = state.to_act()[0] if state.to_act() else CHANCE
            if seat != CHANCE and (seen := state.observe(seat)).stage == "bidding" and is_gold(seen.lot):
                asked.append((seen, state.legal_actions(seat)))

    def bids() -> int:
        bot = make_bot("greedy", game, 0)
        return sum(bot.choose(seen, legal) != PASS for seen, legal in asked)

    before = bids()

    def whole_hand(hand: Cards, _worth: list[float], most: int) -> list[Payment]:
        return [Payment(bid, hand, len(hand), 0) for bid in range(1, most + 1)]

    monkeypatch.setattr("parlour.bots.greedy.king.easiest_payments", whole_hand)
    assert bids() < before


@pytest.mark.parametrize(
    ("gold", "owed", "expected"),
    [
        ([1, 2, 3], 3, [3]),
        ([1, 2, 2], 3, [1, 2]),
        ([2, 2, 3], 4, [2, 2]),
        ([3, 3], 4, [3, 3]),
        ([1, 1, 3], 4, [1, 3]),
        ([2, 3], 1, [2]),
    ],
)
def test_the_cheapest_payment_has_least_to_spare(gold: list[int], owed: int, expected: list[int]) -> None:
    cards = tuple(CARD_NAME.index(f"gold-{value}") for value in gold)
    assert cheapest_payment(cards, owed) == tuple(CARD_NAME.index(f"gold-{value}") for value in expected)
