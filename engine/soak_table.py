"""A table that plays by itself, at random, until it is killed: ``python -m engine.soak_table``.

The player of the crash soak (see ``engine.store.soak``). It seals, opens seals again, puts off,
goes on without some, reveals and advances without ever waiting, so that it nearly always stores.
"""

import random
import sys
from pathlib import Path

from engine.board.loader import load_map
from engine.rules.game import Rules
from engine.rules.position import Position
from engine.session.found import deal_by_lot
from engine.session.session import Session
from engine.session.storing import Store
from engine.session.view import Stage
from engine.store.soak import Announced
from engine.tables import found_game, open_game

LAST_YEAR = 1930
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


def play(session: Session, chance: random.Random, last_year: int = LAST_YEAR) -> None:
    """Play to the end of the game, or to a draw after the last year."""
    while session.public().stage is not Stage.OVER:
        view = session.public()
        if view.position.phase.year > last_year:
            session.end_by_draw()
        elif view.stage is Stage.REVEALED:
            session.advance()
        elif session.ready() or (len(view.queue) == 1 and chance.random() < 0.1):
            session.reveal(force=True)
        else:
            _come_to_the_laptop(session, view.queue[0], chance)


def _come_to_the_laptop(session: Session, power: str, chance: random.Random) -> None:
    sealed = [seal.power for seal in session.public().seals if seal.sealed]
    if chance.random() < 0.1:
        session.put_off(power)
    elif sealed and chance.random() < 0.1:
        session.unseal(chance.choice(sealed))
    else:
        position = session.public().position
        session.seal(power, random_orders(session.rules, position, power, chance))


def main(arguments: list[str]) -> int:
    """Play on in ``FILE`` with ``SEED``."""
    path, seed = Path(arguments[0]), arguments[1]
    chance = random.Random(seed)  # noqa: S311 - a random player
    _say("# begun")
    if path.exists():
        session = open_game(path, rng=chance, wrap=_announced)
    else:
        powers = load_map("standard").board.powers_by_id
        seats = deal_by_lot(PLAYERS, tuple(powers), seed)
        session = found_game(
            path, title="Soak", seats=seats, dealt="lot", lot=seed, rng=chance, wrap=_announced
        )
    play(session, chance)
    session.close()
    return 0


def _announced(store: Store) -> Store:
    return Announced(store, _say)


def _say(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
