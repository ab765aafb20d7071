"""What the file of a game of live rounds proves: all of it follows from its seed."""

import sqlite3

import pytest

from engine.games.first_light.commands import Lay, Pause, Touch
from engine.proof.faults import Fault
from engine.proof.proofs import Matter, Standing, read_proofs
from engine.store import codec
from engine.store.gamefile import GameFile
from engine.table.terms import Terms
from engine.tables import found_rounds


@pytest.fixture
def played(tmp_path):
    """Play so many cards, and return the file that is left."""

    def played(cards):
        now = [0]
        path = tmp_path / f"{cards}.velmoc"
        terms = Terms(steady=lambda: now[0])
        table = found_rounds(path, "first_light", "Friday", ["Ada", "Bob"], terms=terms)
        for _ in range(cards):
            table.do(Lay())
            now[0] += table.left
            table.tick()
            table.do(Touch("red"))
        if cards < 3:
            table.do(Lay())
            table.do(Touch("red"))
            table.do(Pause())
        table.close()
        return path

    return played


@pytest.mark.parametrize("cards", range(4))
def test_an_honest_file_has_nothing_against_it(played, cards):
    found = read_proofs(played(cards))

    assert found.good
    assert found.judged == min(cards + 1, 3)
    assert Matter.COURSE in found.table[Standing.PROVEN]
    assert (Matter.END in found.table[Standing.PROVEN]) == (cards == 3)
    assert Matter.HISTORY in found.table[Standing.WITNESS]


def forged(path, old, new):
    """Write the whole file anew, with another chain, as who has it can."""
    file = GameFile.open(path)
    events = file.events()
    file.close()
    texts = [codec.event_text(event).replace(old, new) for event in events]
    path.unlink()
    file = GameFile.create(path)
    file.append(
        [codec.event_of(text, "first_light" if place else "") for place, text in enumerate(texts)]
    )
    file.close()


@pytest.mark.parametrize("old", ['"seat":"red"', '"coins":', '"round":2', '"end":"solo"'])
def test_whoever_writes_it_anew_still_cannot_change_what_follows(played, old):
    new = {'"seat":"red"': '"seat":"blue"', '"coins":': '"coins":1', '"round":2': '"round":3'}
    path = played(3)
    forged(path, old, new.get(old, '"end":"draw"'))
    found = read_proofs(path)

    assert not found.good
    assert Fault.IMPOSSIBLE in {one.fault for one in found.wrong}
    assert Matter.COURSE in found.table[Standing.BROKEN]


def test_a_cover_that_tells_another_game_is_found(played):
    path = played(2)
    db = sqlite3.connect(path)
    db.execute("""UPDATE cover SET body = replace(body, 'Ada', 'Eve')""")
    db.commit()
    db.close()
    assert [one.fault for one in read_proofs(path).wrong] == [Fault.COVER]
