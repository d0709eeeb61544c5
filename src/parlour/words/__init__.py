"""Words: one catalogue of sentences in every language, for the terminal and the browser."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from parlour.engine.errors import ParlourError
from parlour.engine.messages import Argument, Message
from parlour.engine.packages import Package, outside

log = logging.getLogger(__name__)

LANGUAGES = {"en": "English", "uk": "Українська", "ru": "Русский", "ja": "日本語"}
_SEATS = frozenset({"seat", "other"})


class UnknownLanguage(ParlourError):
    """Parlour has no words in that language."""


class MissingWords(LookupError):
    """A message has no words: a mistake in the catalogue, not of the user."""


class Words:
    """The sentences of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = _bundle(language)

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        """The message as a sentence; seat numbers become names."""
        return self(message.key, names, **message.args)

    def has(self, key: str) -> bool:
        """Whether there is such a sentence; a game from outside need not have all."""
        if not self._bundle.has_message(key):
            _learn_from_outside(self.language)
        return self._bundle.has_message(key)

    def __call__(self, key: str, names: Sequence[str] = (), /, **args: Argument) -> str:
        """The sentence of that key."""
        pattern = self._bundle.get_message(key).value if self.has(key) else None
        if pattern is None:
            raise MissingWords(key)
        text, errors = self._bundle.format_pattern(
            pattern, {name: self._argument(name, value, names) for name, value in args.items()}
        )
        if errors:
            raise MissingWords(f"{key}: {errors[0]}")
        return str(text)

    def _argument(self, name: str, value: Argument, names: Sequence[str]) -> int | str:
        if isinstance(value, Message):
            return self.say(value, names)
        if name in _SEATS and isinstance(value, int) and 0 <= value < len(names):
            return names[value]
        return value


@cache
def words(language: str) -> Words:
    """The words of a language by its code."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"no words in {language!r}: there is {', '.join(LANGUAGES)}")
    return Words(language)


@cache
def catalogue(name: str, language: str, part: str = "") -> str:
    """What a game says, as it is written: its catalogue here, or those that its package brings.

    What only a learner is told, or who asks a bot, is a part of its own, `NAME.PART.ftl`, with the words that every game has
    for it; packages bring everything together.
    """
    house = files(__package__).joinpath(words(language).language)
    if part:
        learning = [house.joinpath("advice.ftl" if part == "advice" else "learn.ftl"), house.joinpath(f"{name}.{part}.ftl")]
        return "\n".join(file.read_text("utf-8") for file in learning if file.is_file())
    own = house.joinpath(f"{name}.ftl")
    return own.read_text("utf-8") if own.is_file() else _brought(outside()[name], language)


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for text in _catalogues(files(__package__).joinpath(language)):
        bundle.add_resource(FluentResource(text))
    return bundle


@cache
def _learn_from_outside(language: str) -> None:
    """Games from outside come last: what is said here already they cannot say otherwise."""
    for package in outside().values():
        _bundle(language).add_resource(FluentResource(_brought(package, language)))


def _brought(package: Package, language: str) -> str:
    """The catalogues of a package from outside: `words/LANGUAGE/*.ftl`, in English where it has no others."""
    try:
        folder = package.folder / "words"
        spoken = folder / language
        return "\n".join(_catalogues(spoken if spoken.is_dir() else folder / "en"))
    except (ImportError, OSError) as error:
        log.error("the game %r has no words: %s", package.name, error)
        return ""


def _catalogues(folder: Traversable) -> list[str]:
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return [file.read_text("utf-8") for file in files]
