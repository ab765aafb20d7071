"""A master's table that plays by itself until it is killed.

``python -m engine.robots.players.random_master`` is a player for the crash soak (see
``engine.robots.crash.kill_soak``): slips, rulings, commits, rewinds, edited boards and branches at
random. It remarks ``# branched FILE`` once a branch lies on the disk.
"""

import random
import sys
from dataclasses import replace
from pathlib import Path

from engine.board.loader import load_map
from engine.catalogue import GAMES
from engine.robots.crash.kill_soak import Announced, say
from engine.robots.players.random_table import given, random_orders
from engine.table.agreement import Agreement
from engine.table.master.game_master import GameMaster
from engine.table.seat import Seat
from engine.table.table import Table
from engine.table.terms import Terms
from engine.table.view import Stage
from engine.tables import branch_game, found_game, open_game

LAST_YEAR = 1930
REASON = "agreed at the table"


def play(table: Table, master: GameMaster, path: Path, chance: random.Random) -> None:
    """Play to a draw after the last year, or to a victory."""
    while table.public().stage is not Stage.OVER:
        view = table.public()
        if view.position.phase.turn > LAST_YEAR:
            table.ballots.end_by_draw()
        elif view.stage is Stage.REVEALED:
            _look(table, master, chance)
        else:
            _collect(table, master, chance)
            if chance.random() < 0.2:
                _branch(table, master, path, chance)


def _look(table: Table, master: GameMaster, chance: random.Random) -> None:
    if chance.random() < 0.2:
        past = chance.choice(table.public().past[-3:])
        master.rewind(past.phase.code, reason=REASON)
    else:
        table.advance()


def _collect(table: Table, master: GameMaster, chance: random.Random) -> None:
    view = table.public()
    for power in view.queue:
        orders = random_orders(table.rules, view.position, power, chance)
        master.enter(power, "\n".join(orders))
        if orders and chance.random() < 0.1:
            master.rule(power, orders[0], struck=True, reason=REASON)
        if chance.random() < 0.05:
            master.late(power, late=True, accepted=chance.random() < 0.5, reason=REASON)
    if chance.random() < 0.1:
        power = chance.choice(table.rules.board.powers).id
        declared = power in master.view().desk.disorder
        master.declare_disorder(power, declared=not declared, reason=REASON)
        table.players.replace(power, f"Somebody {chance.randrange(100)}", reason=REASON)
    if chance.random() < 0.1 and len(view.position.units) > 5:
        units = view.position.units[1:]
        master.edit(replace(view.position, units=units), reason=REASON)
    else:
        master.commit()


def _branch(table: Table, master: GameMaster, path: Path, chance: random.Random) -> None:
    if table.public().stage is Stage.OVER:
        return
    number = len(list(path.parent.glob("branch-*"))) + 1
    branch = path.with_name(f"branch-{number}.velmoc")
    begun = chance.choice(master.beginnings())
    branch_game(table, branch, phase=begun.phase, title=branch.stem, reason=REASON)
    say(f"# branched {branch}")


def main(path: Path, seed: str, game: str) -> None:
    """Play on the game at ``path``, founding it when there is none."""
    say("# begun")
    chance = random.Random(seed)  # noqa: S311 - moves to try, not secrets

    if path.exists():
        table = open_game(path, terms=Terms(rng=chance, wrap=Announced))
    else:
        card = GAMES[game]
        board = load_map(card.map).board
        seats = [Seat(power=power.id, player=f"Player {power.initial}") for power in board.powers]
        table = found_game(
            path,
            Agreement(
                title="Soak",
                seats=seats,
                led=True,
                game=card.id,
                map=board.id,
                year=card.calendar.begins,
            ),
            board=board,
            terms=Terms(rng=chance, wrap=Announced),
        )
    if table.master is not None:
        play(table, table.master, path, chance)
    table.close()


if __name__ == "__main__":
    main(*given(sys.argv[1:]))
