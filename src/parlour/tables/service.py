"""Everything that can be done at a table. Persist, then publish: what is acknowledged is saved."""

from __future__ import annotations

import secrets
from contextlib import suppress
from time import time

from parlour import games
from parlour.bots import usual_bot
from parlour.bots.budget import thinking_time
from parlour.bots.levels import bot_at_table
from parlour.engine.chance import commitment, new_seed
from parlour.engine.errors import NothingToUndo
from parlour.engine.options import settle
from parlour.tables.draft import Draft
from parlour.tables.entry import Charter
from parlour.tables.errors import BadRequest, NoSuchTable, NotAllowed, Stale
from parlour.tables.keeper import Keeper
from parlour.tables.names import clean_name, clean_text
from parlour.tables.store import Conflict
from parlour.tables.table import Seat, Table
from parlour.tables.wire.rest import NewTable


class Tables(Keeper):
    """Who may do what at a table, and what it does to its log."""

    # --- opening and filling -------------------------------------------------------------------------------------------

    async def create(self, user: str, name: str, wish: NewTable) -> Table:
        """Open a table; with no seat left open it starts at once."""
        game = games.find(wish.game)
        game.check_players(len(wish.seats))
        given: list[str] = []
        options = settle(game.options, wish.options)
        if wish.branch:
            given, options = await self._branch(wish, len(wish.seats))
        charter = self.charter(
            user, wish.game, len(wish.seats), options, wish.private, wish.branch or None, given, hints=wish.hints
        )
        table = Table(charter)
        draft = Draft(table)
        draft.add("created", user=user, name=name)
        for seat, request in enumerate(wish.seats):
            match request.kind:
                case "me":
                    draft.add("joined", seat=seat, user=user, name=name)
                case "guest":
                    draft.add("joined", seat=seat, user=user, name=clean_name(request.name))
                case "bot":
                    draft.seat_bot(seat, bot_at_table(request.bot, game))
                case "open":
                    pass
        if table.may_begin():
            draft.start()
        await self.save_new(draft)
        return table

    def charter(
        self,
        user: str,
        game: str,
        players: int,
        options: dict[str, str],
        private: bool,
        branched_from: str | None,
        given: list[str],
        table_id: str | None = None,
        rematch_of: str | None = None,
        lesson: bool = False,
        hints: bool = False,
    ) -> Charter:
        """What a new table is."""
        seed = new_seed()
        return Charter(
            id=table_id or new_table_id(),
            game=game,
            edition=games.find(game).edition,
            players=players,
            options=options,
            private=private,
            host=user,
            seed=seed.hex(),
            commitment=commitment(seed),
            created_at=time(),
            branched_from=branched_from,
            given=given,
            rematch_of=rematch_of,
            rules=games.find(game).rules_version,
            lesson=lesson,
            hints=hints,
            forces=not lesson,
        )

    async def _branch(self, wish: NewTable, players: int) -> tuple[list[str], dict[str, str]]:
        async with self.locked(wish.branch) as source:
            if source.status != "over" or source.play is None:
                raise NotAllowed("only a finished game can be branched off from", "error-not-over")
            no_lesson(source)
            if source.charter.game != wish.game or source.charter.players != players:
                raise BadRequest("a branch has the same game and the same number of seats")
            moves = source.moves_text()
            if not 0 <= wish.branch_at < len(moves):
                raise BadRequest(f"choose a position from 0 to {len(moves) - 1}")
            return moves[: wish.branch_at], source.options

    async def join(self, table_id: str, user: str, name: str, seat: int, beside: bool = False) -> int:
        """Sit down on an open seat, or come back to one's own; `beside` another one's own, where several share a screen."""

        def do(draft: Draft) -> None:
            table = draft.table
            place = seat_of(table, seat)
            if table.seats[seat].user == user:
                if place.resigned:
                    raise NotAllowed("you have resigned", "error-resigned")
                if place.bot:
                    draft.add("returned", seat=seat, user=user, name=place.name)
                return
            if table.status != "open" or place.taken:
                raise NotAllowed("that seat is taken", "error-seat-taken")
            if table.seats_of(user) and not beside:
                raise NotAllowed("you have a seat here already: the others are for other people", "error-one-seat")
            draft.add("joined", seat=seat, user=user, name=name)
            if table.may_begin():
                draft.start()

        return await self.change(table_id, user, "", do)

    async def ready(self, table_id: str, user: str) -> int:
        """Say for all one's seats that the game may begin; the last one who says so begins it."""

        def do(draft: Draft) -> None:
            table = draft.table
            mine = table.seats_of(user)
            if not mine:
                raise NotAllowed("only who sits at the table can be ready", "error-not-seated")
            if table.status != "open":
                return
            for number in mine:
                if not table.seats[number].ready:
                    draft.add("ready", seat=number, user=user, name=table.seats[number].name)
            if table.may_begin():
                draft.start()

        return await self.change(table_id, user, "", do)

    async def leave(self, table_id: str, user: str, seat: int) -> int:
        """Stand up; in a running game a bot plays on until the person comes back."""

        def do(draft: Draft) -> None:
            place = own_seat(draft.table, user, seat)
            no_lesson(draft.table)
            if draft.table.status == "open":
                draft.add("left", seat=seat, user=user, name=place.name)
            elif draft.table.status == "playing" and not place.bot:
                draft.add("takeover", seat=seat, user=user, name=place.name, text=usual_bot(draft.table.game))

        return await self.change(table_id, user, "", do)

    async def seat_bot(self, table_id: str, user: str, seat: int, bot: str) -> int:
        """Before the start the host puts a bot on a seat where no person sits, or with "" opens the seat of one again."""
        await self._check_thinking(table_id, bot)

        def do(draft: Draft) -> None:
            table = draft.table
            _only_host(table, user)
            place = seat_of(table, seat)
            if table.status != "open" or place.user:
                raise NotAllowed("that seat is taken", "error-seat-taken")
            if bot:
                draft.seat_bot(seat, bot_at_table(bot, table.game))
                if table.may_begin() and any(other.ready for other in table.seats):  # whoever is alone may choose once more
                    draft.start()
            elif place.bot:
                draft.add("opened", seat=seat)

        return await self.change(table_id, user, "", do)

    async def start(self, table_id: str, user: str, bot: str = "") -> int:
        """The host starts; open seats get bots, that one or the usual."""
        await self._check_thinking(table_id, bot)

        def do(draft: Draft) -> None:
            _only_host(draft.table, user)
            if draft.table.status == "open":
                draft.start(bot and bot_at_table(bot, draft.table.game))

        return await self.change(table_id, user, "", do)

    async def _check_thinking(self, table_id: str, bot: str) -> None:
        """Refuse a bot that thinks where that is too much for one person."""
        async with self.locked(table_id) as table:
            if not bot or not thinking_time(bot_at_table(bot, table.game)) or not self.thinking_per_person:
                return
        await self.store.check_thinking(table.charter, self.thinking_per_person)

    # --- playing -------------------------------------------------------------------------------------------------------

    async def move(self, table_id: str, user: str, seat: int, action: int, at: int, request: str) -> int:
        """Do an action for one's own seat."""

        def do(draft: Draft) -> None:
            table = draft.table
            place = own_seat(table, user, seat)
            _must_play(table)
            if place.bot:
                raise NotAllowed("a bot plays for you now: come back to your seat first", "error-bot-plays")
            if table.decided_since(seat, at):
                raise Stale(f"the table has entry {table.n}, you saw {at}: what you decide has changed since")
            table.game.check_action(action)
            if table.course is not None and table.state is not None:
                table.course.check(table.state, action)
            text = table.game.notation(action)
            draft.add("moved", seat=seat, user=user, request=request, name=place.name, text=text)
            draft.follow()

        return await self.change(table_id, user, request, do)

    async def bot_move(self, table_id: str, seat: int, action: int, at: int, pace: int = 1) -> None:
        """Do what a bot has decided, unless the play has gone on; if it had another part of its time, the log says so first."""

        def do(draft: Draft) -> None:
            table = draft.table
            if table.bot_to_act() == seat and not table.decided_since(seat, at):
                name = table.seats[seat].name
                if pace != table.pace and thinking_time(table.seats[seat].bot):
                    draft.add("paced", count=pace)
                draft.add("moved", seat=seat, name=name, text=table.game.notation(action))
                draft.follow()

        await self.change(table_id, "", "", do)

    async def undo(self, table_id: str, user: str, seat: int, whole_turn: bool, request: str) -> int:
        """Take back the last own move, or all of the turn that may be."""

        def do(draft: Draft) -> None:
            table = draft.table
            place = own_seat(table, user, seat)
            _must_play(table)
            if place.bot:
                raise NotAllowed("a bot plays for you now: come back to your seat first", "error-bot-plays")
            assert table.play is not None
            count = table.play.undoable(seat)
            if not count:
                raise NothingToUndo("nothing can be taken back: something was drawn, shown, or done by somebody else")
            draft.add("undone", seat=seat, user=user, request=request, name=place.name, count=count if whole_turn else 1)

        return await self.change(table_id, user, request, do)

    async def resign(self, table_id: str, user: str, seat: int, request: str) -> int:
        """Give up; a bot plays on for good."""

        def do(draft: Draft) -> None:
            place = own_seat(draft.table, user, seat)
            _must_play(draft.table)
            no_lesson(draft.table)
            if not place.resigned:
                draft.add("resigned", seat=seat, user=user, request=request, name=place.name)

        return await self.change(table_id, user, request, do)

    async def say(self, table_id: str, user: str, name: str, text: str, request: str) -> int:
        """Say something at the table."""
        said = clean_text(text)

        def do(draft: Draft) -> None:
            mine = draft.table.seats_of(user)
            draft.add("chat", seat=mine[0] if mine else -2, user=user, request=request, name=name, text=said)

        return await self.change(table_id, user, request, do)

    # --- afterwards ----------------------------------------------------------------------------------------------------

    async def rematch(self, table_id: str, user: str, bot: str = "") -> Table:
        """A new table with the same seats: bots and whoever asks sit down, the other people's seats wait for them.

        Where a bot is named, all bots are that one, if nobody has asked for the rematch before.

        The log of the old table says first which table it will be, so that all who ask meet there.
        """
        await self._check_thinking(table_id, bot)

        def tell(draft: Draft) -> None:
            table = draft.table
            no_lesson(table)
            if table.status != "over":
                raise NotAllowed("the game is not over yet", "error-not-over")
            if not table.seats_of(user):
                raise NotAllowed("only who played can ask for a rematch", "error-not-seated")
            if table.rematch is None:
                mine = table.seats_of(user)[0]
                draft.add("rematch", seat=mine, user=user, name=table.seats[mine].name, text=new_table_id())

        await self.change(table_id, user, "", tell)
        async with self.locked(table_id) as old:
            new_id, charter, options = old.rematch, old.charter, old.options
            seats = [(seat.user, seat.name, "" if seat.user else seat.bot) for seat in old.seats]
        assert new_id is not None
        mine = [(number, name) for number, (owner, name, _bot) in enumerate(seats) if owner == user]
        try:
            async with self.locked(new_id):
                pass
        except NoSuchTable:
            again = self.charter(
                user,
                charter.game,
                charter.players,
                options,
                charter.private,
                None,
                [],
                new_id,
                charter.id,
                hints=charter.hints,
            )
            draft = Draft(Table(again))
            draft.add("created", user=user, name=mine[0][1])
            for number, (_owner, _name, sat) in enumerate(seats):
                if sat:
                    draft.seat_bot(number, bot_at_table(bot, draft.table.game) if bot else sat)
            with suppress(Conflict):
                await self.save_new(draft)
        for number, name in mine:
            with suppress(NotAllowed):
                await self.join(new_id, user, name, number, beside=True)
        async with self.locked(new_id) as new:
            return new


def new_table_id() -> str:
    """Twenty characters that nobody guesses."""
    return secrets.token_urlsafe(15)


def seat_of(table: Table, seat: int) -> Seat:
    """The seat of that number."""
    if not 0 <= seat < len(table.seats):
        raise BadRequest(f"the table has seats 0 to {len(table.seats) - 1}")
    return table.seats[seat]


def own_seat(table: Table, user: str, seat: int) -> Seat:
    """The seat, if it is this person's."""
    place = seat_of(table, seat)
    if not user or place.user != user:
        raise NotAllowed("that seat is not yours", "error-not-your-seat")
    return place


def _only_host(table: Table, user: str) -> None:
    if table.charter.host != user:
        raise NotAllowed("only who opened the table can do that", "error-not-host")


def no_lesson(table: Table) -> None:
    """Refuse what has no meaning where a script is followed."""
    if table.course is not None:
        raise NotAllowed("this is a lesson, and no game of your own", "error-lesson")


def _must_play(table: Table) -> None:
    if table.status != "playing":
        raise NotAllowed("the game is not running", "error-not-running")
