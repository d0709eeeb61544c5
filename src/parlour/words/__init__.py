"""Words: one catalogue of sentences in every language, for the terminal and the browser."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

from parlour.engine.errors import ParlourError
from parlour.engine.messages import Argument, Message

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

    def __call__(self, key: str, names: Sequence[str] = (), /, **args: Argument) -> str:
        """The sentence of that key."""
        pattern = self._bundle.get_message(key).value if self._bundle.has_message(key) else None
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
def catalogue(name: str, language: str) -> str:
    """One catalogue as it is written: a game's, or `table` for what all games say."""
    return files(__package__).joinpath(words(language).language, f"{name}.ftl").read_text("utf-8")


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted(files(__package__).joinpath(language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
