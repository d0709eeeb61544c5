"""Tournaments: every line-up in every seating, each game with a seed of its own; what was played is kept and gone on with."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import msgspec

from parlour import games
from parlour.arena.intervals import Share, share_of
from parlour.arena.lineups import Lineup, seatings
from parlour.arena.match import play_match
from parlour.arena.ratings import Rating, Won, rate
from parlour.arena.workers import Workers
from parlour.bots import make_bot
from parlour.engine.chance import derived_seed
from parlour.engine.errors import RecordError


class Fixture(msgspec.Struct, frozen=True):
    """One game to be played: the line-up, and which of its games it is."""

    game: str
    seed: int
    lineup: Lineup
    number: int

    @property
    def bots(self) -> Lineup:
        """Seat by seat."""
        ways = seatings(self.lineup)
        return ways[self.number % len(ways)]


class Played(msgspec.Struct, frozen=True):
    """A game that was played."""

    fixture: Fixture
    scores: list[int]
    ranking: list[int]
    decisions: int
    digest: str

    @property
    def won(self) -> Won:
        """Who won; a shared first place is shared."""
        first = self.ranking.count(1)
        return Won(self.fixture.bots, tuple(1 / first if place == 1 else 0.0 for place in self.ranking))


class Contest(msgspec.Struct, frozen=True):
    """What is to be played: so many games of every line-up."""

    game: str
    lineups: list[Lineup]
    games: int
    seed: int

    def check(self) -> None:
        """Refuse what cannot be played, before anything is."""
        game = games.find(self.game)
        for lineup in self.lineups:
            game.check_players(len(lineup))
        for bot in self.bots:
            make_bot(bot, game, 0)

    @property
    def bots(self) -> list[str]:
        """All that take part, as they were named."""
        return list(dict.fromkeys(bot for lineup in self.lineups for bot in lineup))

    def fixtures(self) -> list[Fixture]:
        """The games in turn: a line-up's first, the next one's first, and so on, so that a part of them says something, too."""
        return [Fixture(self.game, self.seed, lineup, number) for number in range(self.games) for lineup in self.lineups]


class Meeting(msgspec.Struct):
    """How a bot did in a line-up."""

    bot: str
    lineup: Lineup
    won: Share
    mean_score: float


class Standing(msgspec.Struct):
    """What a contest brought."""

    game: str
    players: int
    games: int
    seed: int
    ratings: list[Rating]
    meetings: list[Meeting]
    """Of every line-up the bots in it, each with the share of games that one of its seats won."""
    digest: str


def play_fixture(fixture: Fixture) -> Played:
    """Play one game, in whatever process this is."""
    game = games.find(fixture.game)
    name = f"{fixture.seed}:{','.join(fixture.lineup)}:{fixture.number}"
    bots = [make_bot(bot, game, f"{name}:{seat}") for seat, bot in enumerate(fixture.bots)]
    match = play_match(game, bots, derived_seed("tournament", fixture.game, name))
    return Played(fixture, match.state.scores(), match.state.ranking(), match.decisions, match.state.digest())


def play_contest(contest: Contest, workers: Workers, kept: Path | None = None) -> Iterator[Played]:
    """The contest's games in turn. What lies in the file is not played again; what is played is added to it at once."""
    contest.check()
    known = {} if kept is None else _read(kept)
    fixtures = contest.fixtures()
    fresh = workers.map(play_fixture, [fixture for fixture in fixtures if fixture not in known])
    for fixture in fixtures:
        if fixture in known:
            yield known[fixture]
            continue
        played = next(fresh)
        if kept is not None:
            _keep(kept, played)
        yield played


def standing(contest: Contest, played: list[Played]) -> Standing:
    """Sum up the games."""
    digest = hashlib.sha256()
    for game in played:
        digest.update(msgspec.json.encode(game))
    return Standing(
        game=contest.game,
        players=len(contest.lineups[0]),
        games=len(played),
        seed=contest.seed,
        ratings=rate(contest.bots, [game.won for game in played]),
        meetings=[
            _meeting(bot, lineup, [game for game in played if game.fixture.lineup == lineup])
            for lineup in contest.lineups
            for bot in dict.fromkeys(lineup)
        ],
        digest=digest.hexdigest(),
    )


def _meeting(bot: str, lineup: Lineup, played: list[Played]) -> Meeting:
    seats = lineup.count(bot)
    won = points = 0.0
    for game in played:
        for seat, sitting in enumerate(game.fixture.bots):
            if sitting == bot:
                won += game.won.shares[seat] / seats
                points += game.scores[seat] / seats
    return Meeting(bot, lineup, share_of(won, len(played)), points / max(1, len(played)))


def _read(path: Path) -> dict[Fixture, Played]:
    """The games in the file; a last line that was cut off when somebody stopped is played again."""
    if not path.exists():
        return {}
    lines = path.read_bytes().split(b"\n")
    try:
        found = [msgspec.json.decode(line, type=Played) for line in lines[:-1]]
    except msgspec.MsgspecError as error:
        raise RecordError(f"{path} is no file of a tournament: {error}") from None
    if lines[-1]:
        path.write_bytes(b"".join(line + b"\n" for line in lines[:-1]))
    return {played.fixture: played for played in found}


def _keep(path: Path, played: Played) -> None:
    try:
        with path.open("ab") as file:
            file.write(msgspec.json.encode(played) + b"\n")
    except OSError as error:
        raise RecordError(f"{path}: cannot be written: {error.strerror}") from None
