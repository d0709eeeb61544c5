"""A hint in the terminal: the best choices, what a bot expects of each, and what each would do."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from parlour.bots.advice import THINKING, adviser_of, best_choices, opinions
from parlour.cli.menu import Menu
from parlour.cli.previews import why_words
from parlour.engine.contract import Game, State
from parlour.engine.preview import preview
from parlour.words import Words


def hint_table(game: Game, state: State, seat: int, menu: Menu, words: Words, names: list[str]) -> Table:
    """Ask a bot that knows what this seat knows; a line for each of the best choices, with the key that chooses it."""
    observation = state.observe(seat)
    heard = opinions(game, adviser_of(game, THINKING), game.encode_observation(observation), state.legal_actions(seat))
    keys = {action: key for key, action in menu.actions.items()}
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="right", min_width=6, style="cyan", no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column()
    for one in best_choices(heard):
        choice = Text(words.say(game.choice_message(game.show(observation), one.action), names), style="bold")
        choice.append(f"\n{words('hint-points', points=round(one.points))} · ", style="not bold dim")
        choice.append(why_words(game, preview(game, state, seat, one.action), words, names), style="not bold dim")
        table.add_row(
            keys.get(one.action, game.notation(one.action)), words("hint-chance", percent=percent(one.chance)), choice
        )
    return table


def percent(chance: float) -> int:
    """A chance as it is said."""
    return round(100 * chance)
