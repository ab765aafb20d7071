"""A game in our own JSON is made a file of ours again, and that file proves itself."""

import random

import pytest

from engine.board.loader import load_map
from engine.exchange import commands
from engine.proof.proofs import read_proofs
from engine.robots.games.diplomatia.random_orders import scribble
from engine.table.agreement import Agreement
from engine.table.seat import Seat
from engine.table.terms import Terms
from engine.tables import found_game

EU = load_map("eu").board
LINEUPS = {
    "all play": "",
    "merged and neutral": "FRA+ESP,GER,GBR,SCA,RUS,ITA,BLK+TUR",
}


def played(path, lineup, *, led):
    """Play a turn by chance, with words that are no orders among the orders."""
    sides = (
        [side.split("+") for side in lineup.split(",")]
        if lineup
        else [[p] for p in EU.powers_by_id]
    )
    seats = [Seat(power=power, player=side[0]) for side in sides for power in side]
    agreed = Agreement(
        game="diplomatia", map="eu", title="Camp", year=1, seats=seats, lineup=lineup, led=led
    )
    chance = random.Random(4)
    terms = Terms(rng=random.Random(1), nonce=lambda: chance.randbytes(32).hex())
    table = found_game(path, agreed, board=EU, terms=terms)
    sheets = scribble(table.rules, table.public().position, chance)
    for power in table.public().queue:
        lines = (*sheets.get(power, ()), "F ??? - 12 …")
        if table.master is not None:
            table.master.enter(power, "\n".join(lines))
        else:
            table.envelopes.seal(power, lines)
    if table.master is not None:
        table.master.commit()
    else:
        table.reveal()
    table.advance()
    table.close()


@pytest.mark.parametrize("led", [False, True], ids=["sealed", "led"])
@pytest.mark.parametrize("lineup", LINEUPS)
def test_what_comes_back_proves_itself(tmp_path, lineup, led):
    own, told, back = (tmp_path / name for name in ("own.velmoc", "own.json", "back.velmoc"))
    played(own, LINEUPS[lineup], led=led)
    assert read_proofs(own).good

    assert commands.main(["convert", str(own), "--to", "json", "--out", str(told)]) == 0
    assert commands.main(["compare", str(told)]) == 0
    assert commands.main(["convert", str(told), "--to", "velmoc", "--out", str(back)]) == 0

    found = read_proofs(back)
    assert found.wrong == ()
    assert found.judged == 1
