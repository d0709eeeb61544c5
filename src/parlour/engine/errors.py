"""Everything that can be wrong with what somebody asks of Parlour, each with a sentence for that person."""

from __future__ import annotations

from typing import ClassVar

from parlour.engine.messages import Argument, Message, Prompt


class ParlourError(Exception):
    """The root of all errors that are the caller's to mend; the message says what was wrong and what would be right.

    That English sentence is for programs and logs. `says` is for people, in their language: the words of the error's kind,
    or better ones that whoever raised it has named.
    """

    key: ClassVar[str] = "error-refused"
    """The words for an error of this kind."""

    def __init__(self, detail: str, key: str = "", /, **args: Argument) -> None:
        super().__init__(detail)
        self.says = Message(key or self.key, args)


class UnknownGame(ParlourError):
    """No game is registered under that name."""

    key = "error-no-game"


class NoAdviser(ParlourError):
    """No bot of the game can say what it thinks: there are no hints and no analyses."""

    key = "error-no-adviser"


class UnknownBot(ParlourError):
    """No bot of that name plays this game."""

    key = "error-no-bot"


class SetupError(ParlourError):
    """The player count or an option is not one the game has."""

    key = "error-setup"


class IllegalAction(ParlourError):
    """The action cannot be done now by that seat; the state is as it was before."""

    key = "error-illegal"

    def __init__(self, detail: str, reason: Prompt | None = None) -> None:
        super().__init__(detail)
        self.reason = reason
        """Why, as a message in any language, and the rule that says so."""
        if reason is not None:
            self.says = reason.message


class NotYourTurn(IllegalAction):
    """The seat has nothing to decide at this moment."""

    key = "error-not-your-turn"


class GameOver(IllegalAction):
    """The game has ended: nobody acts any more."""

    key = "error-game-over"


class NotationError(ParlourError):
    """The text names no action of this game."""

    key = "error-no-action"


class NothingToUndo(ParlourError):
    """The last action was not this seat's own, or it drew or revealed something."""

    key = "table-nothing-to-undo"


class RecordError(ParlourError):
    """The file is not a record, or it is torn, or it does not follow the rules."""

    key = "error-record"


class OtherRules(RecordError):
    """It was played by a version of the rules that is not this one, and does not follow this one."""


class SeedError(ParlourError):
    """The seed is not one, or it does not match its commitment."""

    key = "error-record"
