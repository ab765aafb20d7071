import pytest

from engine.table.memory_store import MemoryStore
from engine.table.refusal import CommandError, Refusal
from engine.table.sealed.pin import PinAnswer
from engine.table.table import Table
from engine.table.terms import Terms


def test_a_power_without_a_pin_is_open(begin):
    assert begin().pins.try_pin("NORTH", "whatever") == PinAnswer(ok=True)


def test_the_pin_opens_and_everybody_sees_that_there_is_one(begin):
    session = begin()

    session.pins.set_pin("NORTH", "1914")

    assert session.public().seals[0].has_pin
    assert session.pins.try_pin("NORTH", "1914").ok
    assert not session.pins.try_pin("NORTH", "1915").ok


def test_the_pin_is_nowhere(begin):
    store = MemoryStore()
    session = begin(store)

    session.pins.set_pin("NORTH", "90125")

    lock = store.pins()["NORTH"]
    seen = repr(store.events()) + repr(lock) + lock.salt + lock.digest + repr(session.public())
    assert "90125" not in seen
    assert lock.digest not in repr(lock)


def test_each_wrong_attempt_doubles_the_wait(begin, clock):
    session = begin()
    session.pins.set_pin("NORTH", "1914")

    waits = []
    for _ in range(4):
        answer = session.pins.try_pin("NORTH", "0000")
        waits.append(answer.wait_seconds)
        clock.turn(answer.wait_seconds)

    assert waits == [1, 2, 4, 8]


def test_during_the_wait_not_even_the_right_pin_counts(begin, clock):
    session = begin()
    session.pins.set_pin("NORTH", "1914")
    session.pins.try_pin("NORTH", "0000")

    clock.turn(0.25)
    early = session.pins.try_pin("NORTH", "1914")
    assert early == PinAnswer(ok=False, wait_seconds=0.75, counted=False)
    clock.turn(0.75)
    assert session.pins.try_pin("NORTH", "1914").ok


def test_the_right_pin_forgives_wrong_ones(begin, clock):
    session = begin()
    session.pins.set_pin("NORTH", "1914")
    for _ in range(3):
        clock.turn(session.pins.try_pin("NORTH", "0000").wait_seconds)
    session.pins.try_pin("NORTH", "1914")

    assert session.pins.try_pin("NORTH", "0000").wait_seconds == 1


def test_a_restart_does_not_shorten_the_wait(begin, rules, clock):
    store = MemoryStore()
    begin(store).pins.set_pin("NORTH", "1914")
    Table(rules, store, terms=Terms(now=clock)).pins.try_pin("NORTH", "0000")

    assert (
        Table(rules, store, terms=Terms(now=clock)).pins.try_pin("NORTH", "1914").wait_seconds == 1
    )


def test_a_clock_set_back_locks_nobody_out(begin, clock):
    session = begin()
    session.pins.set_pin("NORTH", "1914")
    session.pins.try_pin("NORTH", "0000")

    clock.turn(-86400)

    assert session.pins.try_pin("NORTH", "1914").wait_seconds == 1


def test_after_a_clock_was_set_back_the_wait_ends_all_the_same(begin, rules, clock):
    store = MemoryStore()
    begin(store).pins.set_pin("NORTH", "1914")
    Table(rules, store, terms=Terms(now=clock)).pins.try_pin("NORTH", "0000")
    clock.turn(-86400)

    # Somebody tries at once, and again a moment later, after a restart.
    assert not Table(rules, store, terms=Terms(now=clock)).pins.try_pin("NORTH", "1914").ok
    clock.turn(1)

    assert Table(rules, store, terms=Terms(now=clock)).pins.try_pin("NORTH", "1914").ok


class FullStore(MemoryStore):
    """A disk that is full from some moment on."""

    full = False

    def append(self, *arguments, **named):
        if self.full:
            raise OSError(28, "No space left on device")
        super().append(*arguments, **named)


def test_on_a_full_disk_a_wrong_guess_waits_too(begin, clock):
    store = FullStore()
    session = begin(store)
    session.pins.set_pin("NORTH", "1914")
    store.full = True
    with pytest.raises(OSError, match="No space"):
        session.pins.try_pin("NORTH", "0000")
    with pytest.raises(OSError, match="No space"):  # it waits, and that cannot be stored either
        session.pins.try_pin("NORTH", "1914")

    store.full = False
    assert session.pins.try_pin("NORTH", "1914") == PinAnswer(
        ok=False, wait_seconds=1, counted=False
    )
    assert store.pins()["NORTH"].failures == 1
    clock.turn(1)
    assert session.pins.try_pin("NORTH", "1914").ok
    assert store.pins()["NORTH"].failures == 0


def test_on_a_full_disk_the_owner_comes_to_his_desk(begin, clock):
    store = FullStore()
    session = begin(store)
    session.pins.set_pin("NORTH", "1914")
    store.full = True

    assert session.pins.try_pin("NORTH", "1914").ok


@pytest.mark.parametrize(
    "pin", ["0000", " 1914", "1914 ", "１９１４", "řeřicha 🌱", "e\u0301", "x" * 100_000, "\0"]
)
def test_a_pin_of_any_signs_opens_and_nothing_like_it_does(begin, clock, pin):
    session = begin()
    session.pins.set_pin("NORTH", pin)

    answer = session.pins.try_pin("NORTH", "1914")
    assert not answer.ok
    clock.turn(answer.wait_seconds)
    assert session.pins.try_pin("NORTH", pin).ok


def test_a_pin_is_changed_and_removed_only_with_the_old_one(begin, clock):
    session = begin()
    session.pins.set_pin("NORTH", "1914")

    with pytest.raises(CommandError) as caught:
        session.pins.set_pin("NORTH", None, old="0000")
    assert (caught.value.code, caught.value.facts["wait"]) == (Refusal.WRONG_PIN, "1")

    clock.turn(1)
    session.pins.set_pin("NORTH", "1918", old="1914")
    assert session.pins.try_pin("NORTH", "1918").ok
    session.pins.set_pin("NORTH", None, old="1918")
    assert not session.public().seals[0].has_pin
    assert session.pins.try_pin("NORTH", "").ok


def test_an_empty_pin_is_none(begin):
    with pytest.raises(CommandError) as caught:
        begin().pins.set_pin("NORTH", "")

    assert caught.value.code is Refusal.EMPTY_PIN
