"""Games of every kind, played at a table and told to the club by their files alone."""

from datetime import UTC, datetime, timedelta
from fractions import Fraction

import pytest

from engine import tables
from engine.board.loader import load_map
from engine.club.battlefield import battlefield
from engine.club.memory import Memory
from engine.club.ranking import ranking
from engine.club.record import results
from engine.games.diplomacy.fewer_players.lineups import LINEUPS
from engine.store.library import Library
from engine.table.seat import Seat
from engine.table.terms import Terms
from tests.agreements import usual_agreement

NAMES = ("Ada", "Bob", "Cyr", "Dan", "Eva", "Fay", "Gus")


@pytest.fixture(scope="module")
def board():
    return load_map("standard").board


@pytest.fixture
def told(tmp_path, board):
    """Play a game, and return what the club makes of it."""

    def play(act, *, lineup="", **more):
        path = tmp_path / "one.velmoc"
        sides = LINEUPS[lineup].sides if lineup else tuple((p.id,) for p in board.powers)
        seats = [Seat(power=p, player=NAMES[n]) for n, side in enumerate(sides) for p in side]
        session = tables.found_game(
            path,
            usual_agreement(title="One", seats=seats, lineup=lineup, **more),
            board=board,
        )
        act(session)
        session.close()
        Library(tmp_path / "data").opened(path, "One")
        memory = Memory(tmp_path / "data")
        memory.look()
        return memory

    return play


def played(memory):
    (record,) = memory.book.told()
    return {one.player: one for one in results(record)}


def test_a_draw_of_three_who_command_several_powers(told):
    memory = told(lambda session: session.ballots.end_by_draw(), lineup="three-triple")

    found = played(memory)

    assert {name: one.share for name, one in found.items()} == dict.fromkeys(
        ("Ada", "Bob", "Cyr"), Fraction(1, 3)
    )
    assert (found["Bob"].powers, found["Bob"].counted) == (("ENGLAND", "FRANCE", "GERMANY"), 9)
    assert {one.place for one in found.values()} == {1}
    duels = battlefield(memory.book.told())
    assert all((duel.equal, duel.games) == (1, 1) for duel in duels.values())
    assert len(duels) == 6


def test_a_power_that_nobody_plays_is_nobodys_result(told):
    memory = told(lambda session: session.ballots.end_by_draw(), lineup="five")

    (record,) = memory.book.told()

    assert set(record.players) == set(LINEUPS["five"].played)
    assert len(results(record)) == 5


def test_a_concession_is_won_alone_and_all_others_lose_alike(told):
    memory = told(lambda session: session.ballots.end_by_concession("TURKEY"))

    lines = {line.player: line for line in ranking(memory.book.told())}

    turk = next(name for name, one in played(memory).items() if one.powers == ("TURKEY",))
    assert (lines[turk].wins, lines[turk].draws) == (1, 0)
    assert sum(line.wins for line in lines.values()) == 1
    assert lines[turk].rating == pytest.approx(1500 + 100 * 6 / 7)


def test_whoever_sits_there_at_the_end_has_the_result(told):
    def act(session):
        session.players.replace("FRANCE", "Hugo", reason="Ada had to leave")
        session.ballots.end_by_draw()

    found = played(told(act, led=True))

    assert found["Hugo"].powers == ("FRANCE",)
    assert "Cyr" not in found


def test_in_gunboat_the_names_come_with_the_end_and_never_before(told, tmp_path):
    running = told(lambda session: None, gunboat=True)
    (entry,) = running.entries
    assert not any(entry.players.values())
    kept = b"".join(one.read_bytes() for one in (tmp_path / "data").iterdir())
    assert not [name for name in NAMES if name.encode() in kept]

    session = tables.open_game(entry.path)
    session.ballots.end_by_draw()
    session.close()
    running.look()

    (record,) = running.book.told()
    assert set(record.players.values()) == set(NAMES)
    assert record.tags == {"gunboat"}


def test_a_game_that_was_taken_back_counts_once_it_has_ended_again(told, tmp_path):
    memory = told(
        lambda session: session.master.commit() and session.ballots.end_by_draw(), led=True
    )
    (before,) = memory.book.told()
    (entry,) = memory.entries

    session = tables.open_game(
        entry.path, terms=Terms(now=lambda: datetime.now(UTC) + timedelta(hours=1))
    )
    session.master.rewind("S1901M", reason="a slip was misread")
    session.close()
    memory.look()
    assert memory.book.told() == ()

    session = tables.open_game(
        entry.path, terms=Terms(now=lambda: datetime.now(UTC) + timedelta(hours=2))
    )
    session.ballots.end_by_concession("ITALY")
    session.close()
    memory.look()

    (after,) = memory.book.told()
    assert after.id == before.id
    assert after.outcome.powers == ("ITALY",)


def test_a_branch_is_a_game_of_its_own(told, tmp_path):
    def act(session):
        session.master.commit()
        tables.branch_game(
            session, tmp_path / "two.velmoc", phase="S1901M", title="What if", reason="to try"
        )
        session.ballots.end_by_draw()

    memory = told(act, led=True)
    Library(tmp_path / "data").opened(tmp_path / "two.velmoc", "What if")
    memory.look()

    assert {one.title: one.finished for one in memory.entries} == {"One": True, "What if": False}
    assert len({one.id for one in memory.entries}) == 2
