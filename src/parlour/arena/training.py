"""Learning a value from play: generations of games, a net fitted to how they ended, a match that decides if it is kept.

Every step leaves a file; what lies there already is not done again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np

from parlour import games
from parlour.arena.intervals import Share, share_of
from parlour.arena.match import play_match
from parlour.arena.workers import Workers
from parlour.bots import make_bot
from parlour.bots.base import Bot, ThinkingBot
from parlour.bots.budget import read_budget
from parlour.bots.learning.fit import Quality, Rows, fit, fit_straight, quality
from parlour.bots.learning.net import Net, read_weights, untrained, write_weights
from parlour.engine.chance import Dice, SeedStream, derived_seed
from parlour.engine.contract import CHANCE, Actions, Game
from parlour.engine.errors import RecordError, SetupError

_CHUNK: Final = 16
_KEPT_BACK: Final = 8
"""Every so many games one is not learned from, but foretold."""
_UNITS: Final = 32
_STRAYS: Final = 3
"""Who explores takes one of so many."""

Watch = Callable[[Iterable[Any], str, int], Iterator[Any]]
"""Shows somebody how far it is: the items, what is done, and how many there will be."""


class Course(msgspec.Struct, frozen=True):
    """What is asked for: everything that is learned follows from it."""

    game: str
    players: int
    games: int
    """To learn from, in every generation."""
    generations: int
    seed: int
    teacher: str
    """Who plays the first generation; after that the best so far does."""
    budget: str
    """How long the best so far thinks while it plays."""
    explore: float
    """The share of decisions in which something else is tried."""
    units: int
    """Hidden ones; 0 where a weight for each figure is all that the champion asks."""
    epochs: int
    ridge: float
    """How strongly weights are held to 0 where the games say little."""
    trial: int
    """The games of the match that decides."""

    def check(self) -> None:
        """Refuse what cannot be learned, before anything is played."""
        game = games.find(self.game)
        game.check_players(self.players)
        make_bot(self.teacher, game, 0)
        straight = features_of(self.game).STRAIGHT
        champion_of(self.game)
        if straight and self.units:
            raise SetupError(f"the champion of {self.game} asks for a weight for each figure and no more: --units 0")
        if not read_budget(self.budget).simulations:
            raise SetupError(f"{self.budget}: say it in simulations, such as 50sims, so that the same command learns the same")


class Step(msgspec.Struct, frozen=True):
    """What a generation brought."""

    generation: int
    rows: int
    explained: float
    log_loss: float
    trial: Share
    """How often the new net won against the best before it."""
    kept: bool


class Lesson(NamedTuple):
    """Games start to stop - 1 of a generation, by the teacher or by the net in the file."""

    course: Course
    generation: int
    net: str
    start: int
    stop: int


class Trial(NamedTuple):
    """A game of the match that decides: the new net sits at `number % players`, the best before it everywhere else."""

    course: Course
    generation: int
    new: str
    best: str
    number: int


def features_of(game: str) -> Any:
    """The module that puts positions of the game into figures."""
    try:
        return import_module(f"parlour.bots.features.{game}")
    except ImportError:
        raise SetupError(f"nobody has said which figures of {game} to learn from") from None


def champion_of(game: str) -> Any:
    """The bot that asks the net."""
    try:
        return getattr(import_module(f"parlour.bots.champion.{game}"), f"{game.capitalize()}Champion")
    except ImportError:
        raise SetupError(f"no champion plays {game}") from None


def usual_units(game: str) -> int:
    """How many hidden units a net of this game has where nobody says it."""
    return 0 if features_of(game).STRAIGHT else _UNITS


def champion(course: Course, net: str, seed: str) -> Bot:
    """The champion with the net of the file."""
    made: Bot = champion_of(course.game)(
        games.find(course.game), seed, read_budget(course.budget), Net(read_weights(Path(net)))
    )
    return made


def play_lesson(lesson: Lesson) -> Rows:
    """Play some games, in whatever process this is, and put them into figures."""
    course = lesson.course
    game, module = games.find(course.game), features_of(course.game)
    figures: list[list[float]] = []
    points: list[float] = []
    won: list[float] = []
    numbers: list[int] = []
    for number in range(lesson.start, lesson.stop):
        name = f"train:{course.seed}:{lesson.generation}:{number}"
        seats = [_player(course, lesson.net, game, f"{name}:{seat}") for seat in range(course.players)]
        found, known, state = _explore(game, seats, course.explore, name, module)
        scores, places = state.scores(), state.ranking()
        shares = [1 / places.count(1) if place == 1 else 0.0 for place in places]
        for rows, foreseen in zip(found, known, strict=True):
            figures += rows
            points += [scores[seat] - foreseen[seat] for seat in range(course.players)]
            won += shares
            numbers += [number] * course.players
    return Rows(np.array(figures), np.array(points, float), np.array(won), np.array(numbers, float))


def _player(course: Course, net: str, game: Game, seed: str) -> Bot:
    return champion(course, net, seed) if net else make_bot(course.teacher, game, seed)


def _explore(game: Game, seats: list[Bot], share: float, name: str, module: Any) -> tuple[list[Any], list[Any], Any]:
    """Play a game with strayings; every position of interest in figures, what is known of it, and the end."""
    state = game.new(len(seats))
    stream, rng = SeedStream(derived_seed(name)), Dice(name)
    found: list[Any] = []
    known: list[Any] = []
    while not state.is_over:
        seat = state.to_act()[0]
        rows = module.rows(state)
        if rows:
            found.append(rows)
            known.append(module.known(state))
        if seat == CHANCE:
            action = state.sample_chance(stream)
        else:
            legal = state.legal_actions(seat)
            strays = len(legal) > 1 and rng.random() < share
            action = (_stray if strays else _choice)(seats[seat], state.observe(seat), legal, rng)
        state.apply(seat, action)
    return found, known, state


def _choice(bot: Bot, observation: Any, legal: Actions, _rng: Dice) -> int:
    return bot.choose(observation, legal)


def _stray(bot: Bot, observation: Any, legal: Actions, rng: Dice) -> int:
    """One of the best few, as far as the bot can tell; else one of the first few."""
    if isinstance(bot, ThinkingBot):
        legal = tuple(opinion.action for opinion in bot.consider(observation, legal))
    return legal[rng.below(min(_STRAYS, len(legal)))]


def play_trial(trial: Trial) -> float:
    """Play a game of the match; the new net's share of the victory."""
    course = trial.course
    sits = trial.number % course.players
    name = f"trial:{course.seed}:{trial.generation}:{trial.number}"
    nets = [trial.new if seat == sits else trial.best for seat in range(course.players)]
    bots = [champion(course, net, f"{name}:{seat}") for seat, net in enumerate(nets)]
    places = play_match(games.find(course.game), bots, derived_seed(name)).state.ranking()
    return 1 / places.count(1) if places[sits] == 1 else 0.0


def train(course: Course, workers: Workers, out: Path, watch: Watch) -> list[Step]:
    """The whole course; the best net lies in the folder as `GAME-PLAYERS.json` then, and how it went as `curve.json`."""
    course.check()
    _claim(course, out)
    best = ""
    learned: list[Rows] = []
    steps: list[Step] = []
    for generation in range(1, course.generations + 1):
        learned.append(_lessons(course, generation, best, workers, out, watch))
        rows = Rows(*[np.concatenate(parts) for parts in zip(*learned, strict=True)])
        step, new = _generation(course, generation, rows, best, workers, out, watch)
        steps.append(step)
        if step.kept:
            best = new
            write_weights(out / f"{course.game}-{course.players}.json", read_weights(Path(new)))
        (out / "curve.json").write_bytes(msgspec.json.format(msgspec.json.encode(steps), indent=2) + b"\n")
    return steps


def _claim(course: Course, out: Path) -> None:
    """A folder belongs to one course: going on with another would mix them up."""
    out.mkdir(parents=True, exist_ok=True)
    claim, told = out / "course.json", msgspec.json.format(msgspec.json.encode(course), indent=2) + b"\n"
    if claim.exists():
        known = msgspec.json.decode(claim.read_bytes(), type=Course)
        if msgspec.structs.replace(known, generations=course.generations) != course:
            raise RecordError(f"{out} has another course of training: go on with that, or choose another folder")
    claim.write_bytes(told)


def _lessons(course: Course, generation: int, best: str, workers: Workers, out: Path, watch: Watch) -> Rows:
    """What the games of a generation teach; each part of them is kept as soon as it is played."""
    folder = out / f"games-{generation}"
    folder.mkdir(exist_ok=True)
    parts = [
        Lesson(course, generation, best, start, min(start + _CHUNK, course.games)) for start in range(0, course.games, _CHUNK)
    ]
    missing = [part for part in parts if not (folder / f"{part.start}.npz").exists()]
    fresh = zip(missing, workers.map(play_lesson, missing), strict=True)
    for part, rows in watch(fresh, f"Generation {generation}: playing", len(missing)):
        unfinished = folder / "unfinished.npz"
        np.savez_compressed(unfinished, *rows)
        unfinished.rename(folder / f"{part.start}.npz")
    read = [np.load(folder / f"{part.start}.npz") for part in parts]
    rows = Rows(*[np.concatenate([file[f"arr_{place}"] for file in read]) for place in range(len(Rows._fields))])
    return rows._replace(game=rows.game + generation * course.games)


def _generation(
    course: Course, generation: int, rows: Rows, best: str, workers: Workers, out: Path, watch: Watch
) -> tuple[Step, str]:
    """Fit a net to all that was played, and let it show whether it is better than the best before it."""
    new, report = out / f"net-{generation}.json", out / f"step-{generation}.json"
    if report.exists():
        return msgspec.json.decode(report.read_bytes(), type=Step), str(new)
    back = rows.game % _KEPT_BACK == 0
    made = {"course": msgspec.to_builtins(course), "generation": generation, "rows": len(rows.points)}
    lessons = rows.where(~back)
    if features_of(course.game).STRAIGHT:
        weights = fit_straight(lessons, course.ridge, made)
    else:
        weights = fit(lessons, course.units, course.epochs, course.ridge, course.seed, made)
    write_weights(new, weights)
    if not best:
        start = out / "net-0.json"
        write_weights(start, untrained(rows.figures.shape[1]))
        best = str(start)
    trials = [Trial(course, generation, str(new), best, number) for number in range(course.trial)]
    won = list(watch(workers.map(play_trial, trials), f"Generation {generation}: trial", len(trials)))
    share = share_of(sum(won), len(won))
    how: Quality = quality(Net(weights), rows.where(back))
    step = Step(generation, len(rows.points), how.explained, how.log_loss, share, share.share > 1 / course.players)
    report.write_bytes(msgspec.json.encode(step))
    return step, str(new)
