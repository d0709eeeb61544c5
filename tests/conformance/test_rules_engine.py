"""States, actions and chance: clones, legality, conservation, termination."""

from __future__ import annotations

import pytest

from parlour.engine.chance import Dice, Rng
from parlour.engine.contract import CHANCE, SPECTATOR, Game
from parlour.engine.errors import GameOver, IllegalAction, NotYourTurn, SetupError
from tests.conformance.plays import choose, every_game, every_table, legal_for, positions


@every_table
def test_no_earlier_state_ever_changes(game: Game, players: int) -> None:
    rng = Dice("clones")
    state = game.new(players)
    kept = []
    while not state.is_over:
        kept.append((state, state.key()))
        following = state.clone()
        assert following.key() == state.key()
        following.apply(*choose(following, rng))
        state = following
    for earlier, key in kept:
        assert earlier.key() == key


@every_table
def test_legal_actions_are_sorted_and_all_can_be_done(game: Game, players: int) -> None:
    for state in positions(game, players, seed=1, one_in=5):
        for seat in state.to_act():
            legal = legal_for(state, seat)
            assert legal
            assert legal == sorted(set(legal))
            assert all(0 <= action < game.num_actions for action in legal)
            for action in legal:
                after = state.clone()
                after.apply(seat, action)
                assert after.key() != state.key()


@every_table
def test_everything_else_is_refused_without_a_trace(game: Game, players: int) -> None:
    rng = Dice("illegal")
    for state in positions(game, players, seed=2, one_in=7):
        key, disclosures = state.key(), state.disclosures
        actors = state.to_act()
        for seat in range(CHANCE, players):
            legal = set(legal_for(state, seat)) if seat in actors else set()
            tries = {rng.below(game.num_actions) for _ in range(30)} | {-1, game.num_actions, 10**6}
            for action in sorted(tries - legal):
                with pytest.raises(IllegalAction) as refusal:
                    state.apply(seat, action)
                if seat not in actors:
                    assert isinstance(refusal.value, GameOver if state.is_over else NotYourTurn)
        for nobody in (SPECTATOR, players, 99):
            with pytest.raises(NotYourTurn if actors else GameOver):
                state.apply(nobody, 0)
        assert (state.key(), state.disclosures) == (key, disclosures)


@every_table
def test_who_has_nothing_to_decide_has_no_legal_actions(game: Game, players: int) -> None:
    for state in positions(game, players, seed=3, one_in=3):
        actors = state.to_act()
        assert bool(actors) != state.is_over
        assert CHANCE not in actors or actors == (CHANCE,)
        for seat in (SPECTATOR, CHANCE, *range(players), players):
            if seat not in actors:
                assert state.legal_actions(seat) == ()


@every_table
def test_random_play_ends_and_conserves_every_component(game: Game, players: int) -> None:
    rng = Dice("census")
    for _ in range(3):
        state = game.new(players)
        census, progress, length = state.census(), state.progress(), 0
        while not state.is_over:
            state.apply(*choose(state, rng))
            length += 1
            assert state.census() == census
            assert progress <= state.progress() <= 1.0
            progress = state.progress()
        assert length <= game.max_game_length
        assert progress == 1.0
        assert len(state.scores()) == players
        places = state.ranking()
        assert sorted(places)[0] == 1
        assert all(place == 1 + sum(other < place for other in places) for place in places)
        best = max(state.scores())
        assert all(score == best for score, place in zip(state.scores(), places, strict=True) if place == 1)


@every_table
def test_chance_picks_by_weight_in_sorted_order(game: Game, players: int) -> None:
    for state in positions(game, players, seed=4, one_in=4):
        outcomes = state.chance_outcomes()
        assert bool(outcomes) == (state.to_act() == (CHANCE,))
        if outcomes:
            assert [action for action, _ in outcomes] == sorted({action for action, _ in outcomes})
            assert all(weight > 0 for _, weight in outcomes)
            spread = [action for action, weight in outcomes for _ in range(weight)]
            assert [state.sample_chance(_Number(number)) for number in range(len(spread))] == spread


class _Number(Rng):
    """Chance that says the same number, and must be asked for one that is below the total."""

    def __init__(self, number: int) -> None:
        self.number = number

    def below(self, n: int) -> int:
        assert self.number < n
        return self.number


@every_game
def test_player_counts_and_options_outside_the_game_are_refused(game: Game) -> None:
    for players in (-1, 0, game.min_players - 1, game.max_players + 1, 100):
        with pytest.raises(SetupError, match=str(game.max_players)):
            game.new(players)
    with pytest.raises(SetupError, match="no such option"):
        game.new(game.min_players, {"no-such-option": "yes"})
    for option in game.options:
        with pytest.raises(SetupError, match=option.name):
            game.new(game.min_players, {option.name: "no such value"})


@every_game
def test_the_component_audit_finds_every_count(game: Game) -> None:
    audit = game.audit()
    assert audit.ok, [count for count in audit.counts if not count.ok]
    assert audit.game == game.name
    assert audit.edition == game.edition
    assert set(audit.numbers) == {"printed", "derived", "reconstructed"}


@every_table
def test_a_position_says_what_it_is(game: Game, players: int) -> None:
    for state in positions(game, players, 1, one_in=20):
        said = repr(state)
        assert f"{players} players" in said
        assert state.digest()[:12] in said
        assert ("over" in said) == state.is_over
        assert state.is_over or state.moment() in said
