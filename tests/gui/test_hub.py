import pytest

from engine.session.agreement import Agreement
from engine.session.changes import Changes
from engine.session.event import Seat
from engine.session.found import found
from engine.session.memory import MemoryStore
from engine.session.session import CommandError
from engine.session.view import Stage
from gui.hub import Hub


@pytest.fixture
def hub(qapp):
    from engine.board.loader import load_map
    from engine.catalogue import GAMES

    board = load_map("standard").board
    rules = GAMES["diplomacy"].rules(board, {})
    seats = [Seat(power=power, player=power.title()) for power in board.powers_by_id]
    return Hub(found(rules, MemoryStore(), Agreement(title="Friday", seats=seats)))


@pytest.fixture
def heard(hub):
    heard = []
    hub.changed.connect(heard.append)
    return heard


def test_every_command_is_announced_once(hub, heard):
    first = hub.public().queue[0]
    hub.put_off(first)
    hub.seal(first, ["A PAR H"])
    assert hub.unseal(first) == ("A PAR H",)
    hub.reveal(force=True)
    hub.advance()
    hub.set_pin(first, "1914")
    hub.end_by_draw()

    assert len(heard) == 7
    assert heard[0] == heard[1] == heard[2] == Changes.SEALS
    assert Changes.ORDERS in heard[3]
    assert Changes.TABLE in heard[6]


def test_what_is_announced_can_be_seen_already(hub):
    seen = []
    hub.changed.connect(lambda _: seen.append(hub.public().stage))

    hub.reveal(force=True)

    assert seen == [Stage.REVEALED]


def test_a_refused_command_is_not_announced(hub, heard):
    with pytest.raises(CommandError):
        hub.advance()

    assert heard == []


def test_a_seat_sees_its_own_draft(hub):
    seat = hub.seat("FRANCE", draft=("A PAR H",))

    assert (seat.power, seat.draft, seat.public) == ("FRANCE", ("A PAR H",), hub.public())
    assert not hub.ready()
    assert hub.rules.board.id == "standard"


def test_pins_and_fingerprints_are_checked_through_it(hub):
    hub.set_pin("FRANCE", "1914")
    hub.seal("ITALY", [])
    hub.reveal(force=True)

    assert hub.try_pin("FRANCE", "1914").ok
    assert hub.verify(hub.public().past[-1]) == {"ITALY": True}
