"""A table that plays by itself, at random, until it is killed.

``python -m engine.robots.players.random_table`` is the player of the crash soak (see
``engine.robots.crash.kill_soak``). It seals, opens seals again, puts off, goes on without some,
reveals and advances without ever waiting, so that it nearly always stores.
"""

import argparse
import random
import sys
from collections.abc import Sequence
from pathlib import Path

from engine.asked_game import add_game
from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.robots.crash.kill_soak import PIN, Announced, locking, say
from engine.rules.game import Rules
from engine.rules.position import Position
from engine.table.agreement import Agreement
from engine.table.found import deal_by_lot
from engine.table.incident import Reason
from engine.table.seat import Seat
from engine.table.table import Table
from engine.table.terms import Terms
from engine.table.view import Stage
from engine.tables import found_game, open_game

YEARS = 30
"""How long a game lasts at most."""

PLAYERS = ("Ada", "Bob", "Cyril", "Dana", "Eva", "Filip", "Gita")


def random_orders(
    rules: Rules, position: Position, power: str, chance: random.Random
) -> tuple[str, ...]:
    """Give each unit an order at random, by following what may be clicked."""
    orders: list[str] = []
    for first in rules.choices(position, power, ()):
        so_far: tuple[str, ...] = (first.token,)
        order = first.order
        while not order:
            onward = [c for c in rules.choices(position, power, so_far) if not c.why_not]
            if not onward:
                break
            taken = chance.choice(onward)
            so_far, order = (*so_far, taken.token), taken.order
        # A unit without an order is as good as one with: it holds.
        if order:
            orders.append(order)
    return tuple(orders)


def play(table: Table, chance: random.Random, last_year: int = 0) -> None:
    """Play to the end of the game, or to a draw after the last year."""
    last_year = last_year or table.founded.year + YEARS - 1
    while table.public().stage is not Stage.OVER:
        view = table.public()
        if view.position.phase.turn > last_year:
            table.ballots.end_by_draw()
        elif view.stage is Stage.REVEALED:
            table.advance()
        elif table.ready() or (len(view.queue) == 1 and chance.random() < 0.1):
            for power in table.envelopes.locked():
                table.pins.try_pin(power, PIN)
            table.reveal(force=True)
        else:
            _come_to_the_laptop(table, view.queue[0], chance)


def _come_to_the_laptop(table: Table, power: str, chance: random.Random) -> None:
    sealed = [seal.power for seal in table.public().seals if seal.sealed]
    if chance.random() < 0.1:
        table.envelopes.put_off(power)
    elif sealed and chance.random() < 0.1:
        _open_again(table, chance.choice(sealed), chance)
    else:
        public = table.public()
        sheets: dict[str, Sequence[str]] = {}
        for mine in public.hand(power):
            _type_pin(table, mine)
            sheets[mine] = random_orders(table.rules, public.position, mine, chance)
        table.envelopes.seal_together(sheets)


def _open_again(table: Table, power: str, chance: random.Random) -> None:
    if chance.random() < 0.2:
        table.envelopes.void(power, reason=Reason.ABSENT)
    else:
        _type_pin(table, power)
        table.envelopes.unseal(power)


def _type_pin(table: Table, power: str) -> None:
    seals = {seal.power: seal for seal in table.public().seals}
    if seals[power].has_pin:
        table.pins.try_pin(power, PIN)


def given(arguments: Sequence[str]) -> tuple[Path, str, str]:
    """Read ``[--game GAME] FILE SEED``."""
    parser = argparse.ArgumentParser()
    add_game(parser, GAMES)
    parser.add_argument("file", type=Path)
    parser.add_argument("seed")
    parsed = parser.parse_args(arguments)
    return parsed.file, parsed.seed, parsed.game


def main(arguments: list[str]) -> int:
    """Play on in ``FILE`` with ``SEED``."""
    path, seed, game = given(arguments)
    chance = random.Random(seed)  # noqa: S311 - a random player
    say("# begun")
    if path.exists():
        table = open_game(path, terms=Terms(rng=chance, wrap=Announced))
    else:
        board = load_map(GAMES[game].map).board
        powers = tuple(board.powers_by_id)
        lineups = GAMES[game].lineups()
        lineup = chance.choice((None, *lineups.values())) if lineups else None
        seats = deal_by_lot(PLAYERS[: len(powers)], powers, seed)
        if lineup is not None:
            seats = tuple(
                Seat(power=power, player=player)
                for side, player in zip(lineup.sides, PLAYERS, strict=False)
                for power in side
            )
        table = found_game(
            path,
            Agreement(
                title="Soak",
                seats=seats,
                dealt="chosen" if lineup else "lot",
                lot="" if lineup else seed,
                lineup=lineup.id if lineup else "",
                year=lineup.years[0] if lineup else GAMES[game].calendar.begins,
                game=game,
                map=board.id,
            ),
            board=board,
            terms=Terms(rng=chance, wrap=Announced),
        )
    seals = {seal.power: seal for seal in table.public().seals}
    power = locking(tuple(seals))
    played = table.public().played(power)
    if played and not seals[power].has_pin and table.public().stage is not Stage.OVER:
        table.pins.set_pin(power, PIN)
    play(table, chance)
    table.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
