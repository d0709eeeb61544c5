"""Many games between bots, on several cores, with a digest that depends on nothing but what was asked for."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from time import perf_counter
from typing import NamedTuple

import msgspec

from parlour import games
from parlour.arena.match import play_match
from parlour.arena.workers import Workers
from parlour.bots import make_bot
from parlour.engine.chance import derived_seed
from parlour.engine.record import encode, record_of

_CHUNK = 64


class Task(NamedTuple):
    """What to simulate."""

    game: str
    players: int
    games: int
    seed: int
    bots: tuple[str, ...]
    records: bool


class Chunk(NamedTuple):
    """What some games brought."""

    games: int
    decisions: int
    actions: int
    digest: bytes
    wins: list[float]
    scores: list[int]
    records: list[bytes]


class Summary(msgspec.Struct):
    """What a simulation brought, as `--json` prints it."""

    game: str
    players: int
    games: int
    seed: int
    bots: list[str]
    decisions: int
    actions: int
    seconds: float
    decisions_per_s: float
    wins: list[float]
    """Games won by seat; a shared first place counts its share."""
    mean_scores: list[float]
    digest: str


def game_seed(task: Task, number: int) -> bytes:
    """The chance of one game."""
    return derived_seed("simulate", task.game, task.players, task.seed, number)


class Part(NamedTuple):
    """Games start to stop - 1 of the task."""

    task: Task
    start: int
    stop: int


def simulate_chunk(part: Part) -> Chunk:
    """Play a part of the task's games, in whatever process this is."""
    task, start, stop = part
    game = games.find(task.game)
    digest = hashlib.sha256()
    decisions = actions = 0
    wins = [0.0] * task.players
    scores = [0] * task.players
    records: list[bytes] = []
    for number in range(start, stop):
        seed = game_seed(task, number)
        bots = [make_bot(name, game, f"{task.seed}:{number}:{seat}") for seat, name in enumerate(task.bots)]
        match = play_match(game, bots, seed)
        decisions += match.decisions
        actions += len(match.log)
        digest.update(repr(match.log).encode())
        digest.update(match.state.digest().encode())
        points, places = match.state.scores(), match.state.ranking()
        for seat in range(task.players):
            scores[seat] += points[seat]
            if places[seat] == 1:
                wins[seat] += 1 / places.count(1)
        if task.records:
            records.append(encode(record_of(match, task.bots, seed)))
    return Chunk(stop - start, decisions, actions, digest.digest(), wins, scores, records)


def simulate(task: Task, workers: Workers) -> Iterator[Chunk]:
    """The task's games in order, in chunks."""
    game = games.find(task.game)
    game.check_players(task.players)
    for name in task.bots:
        make_bot(name, game, 0)
    starts = range(0, task.games, _CHUNK)
    return workers.map(simulate_chunk, [Part(task, start, min(start + _CHUNK, task.games)) for start in starts])


class Collector:
    """Adds chunks up to a summary."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self._started = perf_counter()
        self._digest = hashlib.sha256(f"{task.game}:{task.players}:{task.games}:{task.seed}".encode())
        self._decisions = self._actions = 0
        self._wins = [0.0] * task.players
        self._scores = [0] * task.players

    def add(self, chunk: Chunk) -> None:
        """Count one more chunk; they must come in order."""
        self._decisions += chunk.decisions
        self._actions += chunk.actions
        self._digest.update(chunk.digest)
        self._wins = [a + b for a, b in zip(self._wins, chunk.wins, strict=True)]
        self._scores = [a + b for a, b in zip(self._scores, chunk.scores, strict=True)]

    def summary(self) -> Summary:
        """All that was counted."""
        task, seconds = self.task, perf_counter() - self._started
        return Summary(
            game=task.game,
            players=task.players,
            games=task.games,
            seed=task.seed,
            bots=list(task.bots),
            decisions=self._decisions,
            actions=self._actions,
            seconds=round(seconds, 3),
            decisions_per_s=round(self._decisions / seconds, 1),
            wins=[round(wins, 3) for wins in self._wins],
            mean_scores=[round(score / max(1, task.games), 3) for score in self._scores],
            digest=self._digest.hexdigest(),
        )


def default_bots(players: int, bots: Sequence[str] | None) -> tuple[str, ...]:
    """The bots seat by seat: random ones if none are named, the named ones in turn otherwise."""
    named = list(bots or ["random"])
    return tuple(named[seat % len(named)] for seat in range(players))
