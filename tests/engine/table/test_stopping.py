"""A table that plays no further (4.2 of Diplomatia): what is counted decides, equals share."""

from itertools import combinations

import pytest

from engine.rules.game import End
from engine.table.ballot.ballot import Motion, MotionKind
from engine.table.ending import Why
from engine.table.game_end import GameEnd
from engine.table.incident import IncidentKind
from engine.table.refusal import CommandError, Refusal
from tests.engine.conftest import Skirmish, ring_board

STOP = Motion(kind=MotionKind.STOP)


class Stopping(Skirmish):
    """A game whose table may play no further when it likes."""

    may_stop = True


@pytest.fixture
def rules():
    return Stopping(ring_board())


@pytest.fixture
def table(begin):
    return begin()


def most(public, sides):
    worth = {side: sum(public.counted[power] for power in side) for side in sides}
    best = max(worth.values())
    return tuple(power for side, count in worth.items() if count == best for power in side)


def test_whoever_has_most_wins_and_equals_share(table):
    before = table.public()
    table.ballots.end_by_stopping()
    outcome = table.public().outcome

    assert (outcome.end, outcome.why) == (End.SHORT, Why.STOPPED)
    assert outcome.powers == most(before, before.in_play)


def test_those_who_left_win_nothing_whoever_they_are(table):
    powers = [seat.power for seat in table.public().seats]
    for gone in combinations(powers, len(powers) - 2):
        public = table.public()
        rest = [side for side in public.in_play if side[0] not in gone]
        view = type(public)(
            **{name: getattr(public, name) for name in public.__slots__} | {"gone": gone}
        )
        ended = GameEnd(table.rules, view).agreed(STOP, "")
        assert ended.powers == most(public, rest)


def test_a_secret_vote_stops_it_only_if_all_are_for_it(begin):
    for against in (0, 1):
        table = begin()
        table.ballots.open_ballot(STOP)
        voters = table.public().ballot.voters
        assert len(voters) == len(table.public().in_play)
        for place, power in enumerate(voters):
            table.ballots.vote(power, favour=place >= against)
        public = table.public()
        assert (public.outcome is None) == bool(against)
        assert any(one.kind is IncidentKind.STOP_VOTED for one in public.incidents)


def test_it_is_written_and_read_without_a_name():
    assert Motion.parse(STOP.text()) == STOP
    for power in ("WEST", "stop"):
        with pytest.raises(ValueError, match="stop"):
            Motion.parse(f"stop {power}")


@pytest.mark.parametrize("way", ["told", "asked"])
def test_a_game_that_knows_no_such_end_refuses_it_whichever_way_it_is_asked(
    begin, monkeypatch, way
):
    monkeypatch.setattr(Stopping, "may_stop", False)
    table = begin()
    with pytest.raises(CommandError) as refused:
        _ = table.ballots.end_by_stopping() if way == "told" else table.ballots.open_ballot(STOP)

    assert refused.value.code is Refusal.NO_STOPPING
    assert table.public().outcome is None
