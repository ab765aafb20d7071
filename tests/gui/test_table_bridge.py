import pytest

from engine.table.changes import Changes
from engine.table.found import found
from engine.table.memory_store import MemoryStore
from engine.table.refusal import CommandError
from engine.table.seat import Seat
from engine.table.view import Stage
from gui.table_bridge import TableBridge
from tests.agreements import usual_agreement


@pytest.fixture
def bridge(qapp):
    from engine.board.loader import load_map
    from engine.catalogue import GAMES

    board = load_map("standard").board
    rules = GAMES["diplomacy"].rules(board, {})
    seats = [Seat(power=power, player=power.title()) for power in board.powers_by_id]
    return TableBridge(found(rules, MemoryStore(), usual_agreement(title="Friday", seats=seats)))


@pytest.fixture
def heard(bridge):
    heard = []
    bridge.changed.connect(heard.append)
    return heard


def test_every_command_is_announced_once(bridge, heard):
    first = bridge.public().queue[0]
    bridge.put_off(first)
    bridge.seal(first, ["A PAR H"])
    assert bridge.unseal(first) == ("A PAR H",)
    bridge.reveal(force=True)
    bridge.advance()
    bridge.set_pin(first, "1914")
    bridge.end_by_draw()

    assert len(heard) == 7
    assert heard[0] == heard[1] == heard[2] == Changes.SEALS
    assert Changes.ORDERS in heard[3]
    assert Changes.TABLE in heard[6]


def test_what_is_announced_can_be_seen_already(bridge):
    seen = []
    bridge.changed.connect(lambda _: seen.append(bridge.public().stage))

    bridge.reveal(force=True)

    assert seen == [Stage.REVEALED]


def test_a_refused_command_is_not_announced(bridge, heard):
    with pytest.raises(CommandError):
        bridge.advance()

    assert heard == []


def test_a_seat_sees_its_own_draft(bridge):
    seat = bridge.seat("FRANCE", draft=("A PAR H",))

    assert (seat.power, seat.draft, seat.public) == ("FRANCE", ("A PAR H",), bridge.public())
    assert not bridge.ready()
    assert bridge.rules.board.id == "standard"


def test_pins_and_fingerprints_are_checked_through_it(bridge):
    bridge.set_pin("FRANCE", "1914")
    bridge.seal("ITALY", [])
    bridge.reveal(force=True)

    assert bridge.try_pin("FRANCE", "1914").ok
    assert bridge._table.verify(bridge.public().past[-1]) == {"ITALY": True}
