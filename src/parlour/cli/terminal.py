"""A game at the terminal: people at the keyboard, bots beside them."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from parlour.bots import adviser
from parlour.bots.base import Bot
from parlour.cli.boards import board
from parlour.cli.hint import hint_table
from parlour.cli.menu import Line, Menu, by_kind
from parlour.cli.names import HUMAN, seat_names
from parlour.cli.previews import preview_words
from parlour.cli.prose import prose
from parlour.cli.statistics import statistics_tables
from parlour.engine.chance import SeedStream, commitment
from parlour.engine.contract import SPECTATOR
from parlour.engine.errors import IllegalAction, NothingToUndo, ParlourError
from parlour.engine.events import Event, views
from parlour.engine.forced import only_choice
from parlour.engine.messages import Message
from parlour.engine.play import Play
from parlour.engine.preview import preview, why_not
from parlour.engine.record import Record, record_of, save
from parlour.engine.statistics import statistics
from parlour.games.rules import rules
from parlour.words import Words


class Quit(Exception):
    """The person at the keyboard wants to stop for now."""


class TerminalTable:
    """Seats of people and bots around one play, drawn for whoever decides."""

    def __init__(
        self,
        play: Play,
        seats: list[str],
        bots: dict[int, Bot],
        seed: bytes,
        words: Words,
        console: Console,
        file: Path | None = None,
        given: int = 0,
        questions: bool = True,
        hints: bool = False,
        advised: Collection[int] = (),
    ) -> None:
        self.play = play
        self.seats = seats
        self.bots = bots
        self.seed = seed
        self.given = given
        self.stream = SeedStream(seed, play.draws(given))
        self.words = words
        self.console = console
        self.file = file
        self.humans = [seat for seat, name in enumerate(seats) if name == HUMAN]
        self.names = seat_names(play.game, seats, words)
        self.title = words(f"{play.game.name}-title")
        self.board = board(play.game, words, self.names)
        self.events: list[Event] = []
        self.questions = questions
        """Whether it asks once more before what is easily done by mistake."""
        self.advised = dict.fromkeys(advised, 0)
        """The seats that took a hint, with how many events there were before the last."""
        self.advice = hints and adviser(play.game) is not None
        """Whether a bot may be asked what it would do."""
        self._slips: dict[int, Message] = {}
        """What would be lost by some of the choices, as long as nobody has been asked about it."""
        self._told = dict.fromkeys([SPECTATOR, *self.humans], 0)
        """How many events each viewer has read."""

    def run(self) -> None:
        """Play to the end, or until somebody quits."""
        self.console.print(Text(self.words("table-commitment", hash=commitment(self.seed)), style="dim"), soft_wrap=True)
        try:
            while not self.play.state.is_over:
                self._step()
        except (Quit, EOFError, KeyboardInterrupt):
            self._save()
            self.console.print()
            if self.file is not None:
                self.console.print(self.words("table-saved", file=str(self.file)), soft_wrap=True)
            return
        self._save()
        self._end()

    def _step(self) -> None:
        state = self.play.state
        if self.play.chance_to_act:
            self.play.roll(self.stream, self.events)
            return
        only = only_choice(state, settled=self.play.may_regret() not in self.humans)
        if only is not None:
            self.play.apply(*only, self.events, forced=True)
            return
        seat = state.to_act()[0]
        bot = self.bots.get(seat)
        if bot is None:
            self._ask(seat)
            return
        observation = None if bot.blind else state.observe(seat)
        self.play.apply(seat, bot.choose(observation, state.legal_actions(seat)), self.events)
        if not self.humans:
            self._tell(SPECTATOR)

    def _ask(self, seat: int) -> None:
        """Show the position to the seat's person until a choice is made."""
        self._save()
        if len(self.humans) > 1:
            self._curtain(seat)
        self._tell(seat)
        state = self.play.state
        game = self.play.game
        observation = game.reckon(game.show(state.observe(seat)))
        legal = state.legal_actions(seat)
        self._slips = game.slips(observation, legal) if self.questions else {}
        menu = self.board.menu(observation, legal)
        prompt = state.prompt(seat)
        self._draw(observation)
        self.console.print(Text(self.words.say(prompt.message, self.names), style="bold"))
        if menu.grouped:
            self.console.print(*by_kind(menu.lines, self.console.width), sep="\n")
        else:
            self.console.print(self._with_previews(seat, menu))
        while not self._answer(seat, menu, prompt.rule):
            pass

    def _draw(self, observation: Any) -> None:
        """The position that something is decided about."""
        self.console.print()
        self.console.print(Panel(self.board.draw(observation), title=self.title, title_align="left", expand=False))

    def _with_previews(self, seat: int, menu: Menu) -> Table:
        """What may be typed, and beside it what it says and would do, in lines that stay beside it."""
        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right", min_width=6, style="cyan", no_wrap=True)
        table.add_column()
        for line in menu.lines:
            table.add_row(line.key, self._with_preview(seat, menu, line))
        return table

    def _with_preview(self, seat: int, menu: Menu, line: Line) -> Text:
        """A line of the menu and what it would do; of a range, what the lowest would."""
        text = Text(line.text).append("  ")
        if line.key not in menu.actions:
            lowest = next(key for key, action in menu.actions.items() if action == line.action)
            text.append(f"{lowest}: ", style="dim")
        told = preview(self.play.game, self.play.state, seat, line.action)
        return text.append(preview_words(told, self.words, self.names), style="dim")

    def _answer(self, seat: int, menu: Menu, rule: str) -> bool:
        """Read one line; whether it changed the position."""
        line = self.console.input(Text(f"{self.words('table-ask')} (help): ", style="dim")).strip()
        match line.split():
            case ["q"]:
                raise Quit
            case ["help"]:
                self.console.print(self.words("table-help"))
                return False
            case ["h"]:
                self._hint(seat, menu)
                return False
            case ["l"]:
                self._tell(seat, everything=True)
                return False
            case ["?"]:
                self._show_rule(rule, menu.hint)
                return False
            case ["?", *_]:
                self._explain(seat, menu, line.removeprefix("?").strip())
                return False
            case ["u"] | ["r"]:
                return self._undo(seat, line)
        action = self._meant(menu, line)
        if action is None:
            self.console.print(self.words("table-not-a-choice", text=repr(line), hint=menu.hint), style="red")
            return False
        slip = self._slips.pop(action, None)
        if slip is not None:
            self.console.print(self.words("table-slip", slip=self.words.say(slip, self.names)), style="yellow")
            return False
        try:
            self._do(seat, action)
        except IllegalAction:
            self._say_why_not(seat, action)
            return False
        return True

    def _hint(self, seat: int, menu: Menu) -> None:
        """The best choices as a bot sees them that knows what this seat knows; the log tells everybody."""
        if not self.advice:
            refused = "error-no-adviser" if adviser(self.play.game) is None else "error-hints-off"
            self.console.print(self.words(refused), style="red")
            return
        with self.console.status(self.words("hint-thinking")):
            told = hint_table(self.play.game, self.play.state, seat, menu, self.words, self.names)
        self.advised[seat] = len(self.events)
        self.console.print(told)
        self.console.print(self.words("hint-noted"), style="dim")
        self._save()

    def _do(self, seat: int, action: int) -> None:
        self.play.apply(seat, action, self.events)

    def _meant(self, menu: Menu, text: str) -> int | None:
        """The action of what was typed: a key of the menu, or a notation."""
        if text in menu.actions:
            return menu.actions[text]
        try:
            return self.play.game.parse(text)
        except ParlourError:
            return None

    def _explain(self, seat: int, menu: Menu, wanted: str) -> None:
        """All that a choice would do, or why it cannot be made; or the rule of this name."""
        action = self._meant(menu, wanted)
        if action is None:
            self._show_rule(wanted, menu.hint)
            return
        try:
            told = preview(self.play.game, self.play.state, seat, action)
        except IllegalAction:
            self._say_why_not(seat, action)
            return
        game = self.play.game
        follows = [self.words.say(game.event_message(facts), self.names) for facts in told.events]
        shown = game.show(self.play.state.observe(seat))
        self.console.print(Text(self.words.say(game.choice_message(shown, action), self.names)))
        for sentence in (preview_words(told, self.words, self.names), *follows):
            self.console.print(Text("  " + sentence, style="dim"))

    def _say_why_not(self, seat: int, action: int) -> None:
        reason = why_not(self.play.game, self.play.state, seat, self.play.game.typed(action))
        assert reason is not None
        why = self.words.say(reason.message, self.names)
        self.console.print(self.words("table-why-not", why=why, rule=reason.rule), style="red")

    def _undo(self, seat: int, how: str) -> bool:
        try:
            if how == "u":
                self._undo_decision(seat)
            elif not self.play.restart_turn(seat):
                raise NothingToUndo("the turn has no move that may be taken back")
        except NothingToUndo:
            self.console.print(self.words("table-nothing-to-undo"), style="red")
            return False
        self._replay_events()
        self.console.print(self.words("table-undone"), style="dim")
        return True

    def _undo_decision(self, seat: int) -> None:
        """In a play from a file nothing says what was forced: it must not be done again at once."""
        self.play.undo(seat)
        while self.play.undoable(seat) and only_choice(self.play.state):
            self.play.undo(seat)

    def _replay_events(self) -> None:
        """After an undo the log is what the remaining actions tell."""
        self.events = []
        again = Play(self.play.game, self.play.state.players, self.play.options)
        for seat, action in self.play.log:
            again.apply(seat, action, self.events)
        for viewer, told in self._told.items():
            self._told[viewer] = min(told, len(self.events))

    def remember_events(self) -> None:
        """For a play that goes on from a file: the log so far, as read."""
        self._replay_events()
        self._told = dict.fromkeys(self._told, len(self.events))

    def _tell(self, viewer: int, everything: bool = False) -> None:
        """What happened since the viewer last looked."""
        start = 0 if everything else self._told[viewer]
        for seat, before in self.advised.items():
            if seat != viewer and before >= start:
                self.console.print(Text("  " + self.words("table-hint-taken", self.names, seat=seat), style="dim"))
        for view in views(self.events[start:], viewer):
            message = self.play.game.event_message(view)
            if message.key not in self.board.quiet:
                self.console.print(Text("  " + self.words.say(message, self.names), style="dim"))
        self._told[viewer] = len(self.events)

    def _show_rule(self, wanted: str, hint: str) -> None:
        page = rules(self.play.game.name, self.words.language)
        rule = page.get(wanted.upper())
        if rule is None:
            known = ", ".join([hint, *page])
            self.console.print(self.words("table-not-a-choice", text=wanted, hint=known), style="red")
            return
        title = self.words("table-rule", id=rule.id, title=rule.title)
        self.console.print(Panel(prose(rule.text), title=title, title_align="left"))

    def _curtain(self, seat: int) -> None:
        self.console.clear()
        self.console.input(Text(self.words("table-curtain", self.names, seat=seat), style="bold"))

    def _save(self) -> None:
        if self.file is not None:
            save(self._record(), self.file)

    def _record(self) -> Record:
        return record_of(self.play, self.seats, self.seed, self.given, sorted(self.advised))

    def _end(self) -> None:
        viewer = self.humans[0] if len(self.humans) == 1 else SPECTATOR
        self._tell(viewer)
        state = self.play.state
        self.console.print()
        self.console.print(Panel(self.board.ending(state.observe(viewer)), title=self.title, title_align="left"))
        told = statistics(self.play.game, self._record())
        self.console.print(statistics_tables(told.chapters, self.words, self.names))
        best = [seat for seat, place in enumerate(state.ranking()) if place == 1]
        if len(best) == 1:
            line = self.words("table-winner", self.names, seat=best[0], points=state.scores()[best[0]])
        else:
            line = self.words("table-winners-share", names=", ".join(self.names[seat] for seat in best))
        self.console.print(Text(line, style="bold"))
