"""For the King (and Me) in the terminal."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from parlour.cli.menu import Line, Menu
from parlour.engine.contract import Actions, Game
from parlour.games.king.components import CARD_OFFICE, HIGHEST_BID, Cards, lowest_bid
from parlour.games.king.court import NONE, gold_in, is_gold, is_king
from parlour.games.king.messages import card_message, office_message
from parlour.games.king.moves import Bid, Pass
from parlour.games.king.observation import Observation
from parlour.games.king.reckoned import Certainty
from parlour.games.king.result import Result, Tie
from parlour.words import Words

_OFFICE_STYLES = ["bright_cyan", "bright_red", "magenta", "green", "blue", "yellow"]
_MARKS: dict[Certainty, str] = {"exact": "", "plus": "+", "unsure": "±"}
"""Hidden cards may add to it; some were also discarded unseen."""


class KingBoard:
    """Offices, court, middle or auction, and the viewer's hand."""

    quiet = frozenset({"king-event-drew", "king-event-drew-hidden"})

    def __init__(self, game: Game, words: Words, names: list[str]) -> None:
        self.game = game
        self.words = words
        self.names = names

    def draw(self, observation: Any) -> RenderableType:
        seen: Observation = observation
        parts: list[RenderableType] = [self._status(seen), "", self._offices(seen), "", self._court(seen)]
        if seen.middle:
            parts += ["", self._line("king-board-middle", self._cards(seen.middle))]
        if seen.lot != NONE:
            parts += ["", self._line("king-board-auction", self._cards((seen.lot,)))]
        if seen.viewer >= 0:
            hand = self._cards(seen.hand)
            hand.append("   " + self.words("king-board-gold", gold=gold_in(seen.hand)), style="dim")
            parts += ["", self._line("king-board-hand", hand)]
            if seen.buried:
                parts.append(self._line("king-board-buried", self._cards(seen.buried)))
        return Group(*parts)

    def _status(self, seen: Observation) -> Text:
        if seen.phase == 1:
            return Text(self.words("king-board-deck", left=seen.left), style="dim")
        return Text(self.words("king-board-favour", count=seen.favour_size), style="dim")

    def _offices(self, seen: Observation) -> Table:
        say = self.words
        table = Table(box=None, pad_edge=False)
        table.add_column(say("king-board-office"))
        table.add_column(say("king-board-primary"), justify="right")
        assert seen.reckoned is not None
        known = seen.reckoned
        if known.has_secondary:
            table.add_column(say("king-board-secondary"), justify="right")
        for name in self.names:
            table.add_column(name, justify="right")
        for office, value in enumerate(seen.offices):
            if not value:
                continue
            row = [Text(say.say(office_message(office)), style=_OFFICE_STYLES[office]), Text(str(value), style="bold")]
            if known.has_secondary:
                row.append(Text(str(seen.secondary[office] or "-")))
            for seat in range(seen.players):
                total = known.hands[seat].influence[office]
                unsure = _MARKS[known.hands[seat].certainty] if total else ""
                style = "bold" if seat == known.leads[office] else "" if total else "dim"
                row.append(Text(f"{total or '·'}{unsure}", style=style))
            table.add_row(*row)
        total_row = [Text(say("table-score"), style="dim"), *[Text("")] * (2 if known.has_secondary else 1)]
        table.add_row(*total_row, *[Text(str(points), style="bold") for points in known.points])
        return table

    def _court(self, seen: Observation) -> Table:
        say = self.words
        table = Table(box=None, pad_edge=False)
        table.add_column(say("king-board-player"))
        table.add_column(say("king-board-hand-size"), justify="right")
        table.add_column("")
        table.add_column(say("king-board-taken"))
        assert seen.reckoned is not None
        hands = seen.reckoned.hands
        for seat, name in enumerate(self.names):
            marks = []
            if seat == seen.adviser:
                marks.append(say("king-board-adviser"))
            if seen.phase == 2 and seat == seen.first and seen.result is None:
                marks.append(say("king-board-first"))
            if seat == seen.leader:
                marks.append(say("king-board-leader", bid=seen.bid))
            elif seen.lot != NONE and seen.standing[seat] == "passed":
                marks.append(say("king-board-passed"))
            elif seen.lot != NONE and seen.standing[seat] == "barred":
                marks.append(say("king-board-barred"))
            style = "bold" if seat in seen.to_act else ""
            taken = Text("") if seat == seen.viewer else self._cards(hands[seat].cards)
            table.add_row(Text(name, style=style), str(seen.hand_sizes[seat]), ", ".join(marks), taken)
        return table

    def _line(self, key: str, text: Text) -> Text:
        return Text(self.words(key) + ": ", style="bold").append_text(text)

    def _cards(self, cards: Cards) -> Text:
        """Cards in words, the same office or gold value together."""
        if not cards:
            return Text(self.words("king-board-empty"), style="dim")
        line = Text()
        for number, (card, same) in enumerate(groupby(cards)):
            if number:
                line.append(", ", style="dim")
            count = len(list(same))
            line.append(f"{count} × " if count > 1 else "").append_text(self._card(card))
        return line

    def _card(self, card: int) -> Text:
        style = "bold white" if is_king(card) else "bright_yellow" if is_gold(card) else _OFFICE_STYLES[CARD_OFFICE[card]]
        return Text(self.words.say(card_message(card)), style=style)

    def menu(self, observation: Any, legal: Actions) -> Menu:
        moves = {action: self.game.typed(action) for action in legal}
        leave = [action for action, move in moves.items() if isinstance(move, Pass)]
        if leave:
            actions = {"0": leave[0]}
            lines = [Line("0", self.words.say(self.game.choice_message(observation, leave[0])), leave[0])]
            lowest = lowest_bid(observation.bid)
            bids = {str(move.amount): action for action, move in moves.items() if isinstance(move, Bid)}
            if bids:
                lines.append(Line(f"{lowest}-{HIGHEST_BID}", self.words("king-menu-bid"), bids[str(lowest)]))
            return Menu(lines, actions | bids, self.words("king-menu-bid-hint", lowest=lowest, highest=HIGHEST_BID))
        lines, actions = [], {}
        for number, action in enumerate(legal, 1):
            lines.append(Line(str(number), self.words.say(self.game.choice_message(observation, action)), action))
            actions[str(number)] = action
        return Menu(lines, actions, self.words("table-number-range", count=len(legal)))

    def ending(self, observation: Any) -> RenderableType:
        seen: Observation = observation
        result = seen.result
        assert result is not None
        say = self.words
        table = Table(box=None, pad_edge=False)
        table.add_column(say("table-place"), justify="right")
        table.add_column(say("king-board-player"))
        table.add_column(say("table-score"), justify="right")
        table.add_column(say("king-board-offices"))
        order = sorted(range(seen.players), key=lambda seat: result.ranking[seat])
        for seat in order:
            table.add_row(str(result.ranking[seat]), self.names[seat], str(result.scores[seat]), self._tiles(result, seat))
        return Group(table, *(Text(self._tie(tie), style="dim") for tie in result.ties))

    def _tiles(self, result: Result, seat: int) -> Text:
        line = Text()
        for tile in result.tiles:
            if tile.seat != seat:
                continue
            line.append(", " if line else "")
            name = self.words.say(office_message(tile.office))
            line.append(f"{name} {tile.points}", style=_OFFICE_STYLES[tile.office])
            if tile.by_letter:
                line.append(" " + self.words("king-end-letter"), style="dim")
        return line

    def _tie(self, tie: Tie) -> str:
        args: dict[str, Any] = {"seat": tie.seat, "other": tie.other}
        if tie.office != NONE:
            args["office"] = office_message(tie.office)
        return self.words(f"king-end-tie-{tie.by}", self.names, **args)
