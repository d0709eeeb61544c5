"""Everything that can be wrong with what somebody asks of Parlour, each with a sentence for that person."""

from __future__ import annotations

from parlour.engine.messages import Prompt


class ParlourError(Exception):
    """The root of all errors that are the caller's to mend; the message says what was wrong and what would be right."""


class UnknownGame(ParlourError):
    """No game is registered under that name."""


class UnknownBot(ParlourError):
    """No bot of that name plays this game."""


class SetupError(ParlourError):
    """The player count or an option is not one the game has."""


class IllegalAction(ParlourError):
    """The action cannot be done now by that seat; the state is as it was before."""

    def __init__(self, text: str, reason: Prompt | None = None) -> None:
        super().__init__(text)
        self.reason = reason
        """Why, as a message in any language, and the rule that says so."""


class NotYourTurn(IllegalAction):
    """The seat has nothing to decide at this moment."""


class GameOver(IllegalAction):
    """The game has ended: nobody acts any more."""


class NotationError(ParlourError):
    """The text names no action of this game."""


class NothingToUndo(ParlourError):
    """The last action was not this seat's own, or it drew or revealed something."""


class RecordError(ParlourError):
    """The file is not a record, or it is torn, or it does not follow the rules."""


class SeedError(ParlourError):
    """The seed is not one, or it does not match its commitment."""
