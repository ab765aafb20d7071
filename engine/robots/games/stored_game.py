"""How long a stored game of any kind takes to open."""

import random
import time
from contextlib import closing
from pathlib import Path

from engine.board.board import Board
from engine.catalogue import GAMES
from engine.robots.players.random_table import play
from engine.store.gamefile import GameFile
from engine.table.agreement import Agreement
from engine.table.found import deal_by_lot
from engine.table.terms import Terms
from engine.tables import found_game, open_game

_LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def replay(board: Board, folder: Path, years: int = 6) -> tuple[int, float]:
    """Return how many events a game of so many turns has, and the seconds it takes to open it."""
    path = folder / "bench.velmoc"
    chance = random.Random("bench")  # noqa: S311 - the same game every time
    powers, begins = tuple(board.powers_by_id), GAMES[board.game].calendar.begins
    seats = deal_by_lot(tuple(_LETTERS[: len(powers)]), powers, "bench")
    table = found_game(
        path,
        Agreement(
            title="Bench",
            seats=seats,
            dealt="lot",
            lot="bench",
            game=board.game,
            map=board.id,
            year=begins,
        ),
        board=board,
        terms=Terms(rng=chance),
    )
    play(table, chance, begins + years - 1)
    table.close()
    with closing(GameFile.open(path)) as file:
        events = len(file.events())
    clock = time.process_time
    spent = []
    for _ in range(3):
        begun = clock()
        open_game(path, board=board).close()
        spent.append(clock() - begun)
    return events, min(spent)
