"""Tables that a master leads, in files: opened again, branched, copied."""

import pytest

from engine.board.loader import load_map
from engine.rules.order import texts_of
from engine.store.cover import read_cover
from engine.table.master_event import Branched
from engine.table.refusal import CommandError, Refusal
from engine.table.seat import Seat
from engine.table.view import Stage
from engine.tables import branch_game, found_game, open_game
from tests.agreements import usual_agreement


@pytest.fixture(scope="module")
def board():
    return load_map("standard").board


@pytest.fixture
def club(tmp_path, board):
    seats = [Seat(power=power.id, player=power.letter) for power in board.powers]
    session = found_game(
        tmp_path / "club.velmoc", usual_agreement(title="Club", seats=seats, led=True), board=board
    )
    yield session
    session.close()


def play(session, text="A Par - Bur"):
    session.master.enter("FRANCE", text)
    session.master.commit()
    session.advance()


def test_a_led_table_opens_as_it_was_left(tmp_path, board, club):
    play(club)
    club.master.enter("FRANCE", "A Bur – Mnichov")
    left = club.master.view()
    club.close()

    again = open_game(tmp_path / "club.velmoc", board=board)

    assert again.public().led
    assert again.master.view() == left
    again.close()


def test_a_branch_goes_its_own_way_and_names_where_it_comes_from(tmp_path, board, club):
    play(club)
    play(club, "A Bur - Mun")
    place = tmp_path / "what if.velmoc"

    branch_game(club, place, phase="F1901M", title="What if", reason="an idea")

    branch = open_game(place, board=board)
    public = branch.public()
    assert (public.title, public.phase.code, public.stage) == ("What if", "F1901M", Stage.WRITING)
    assert len(public.past) == 1
    named = branch.master.events()[-1]
    assert isinstance(named, Branched)
    assert (named.origin, named.reason) == ("Club", "an idea")
    play(branch, "A Bur - Bel")
    assert texts_of(branch.public().past[1].orders)["FRANCE"] == ("A BUR - BEL",)
    assert texts_of(club.public().past[1].orders)["FRANCE"] == ("A BUR - MUN",)
    branch.close()
    assert read_cover(place).title == "What if"


def test_a_branch_after_a_rewind_begins_with_the_slips_that_lay_there(tmp_path, board, club):
    play(club)
    club.master.rewind("S1901M", reason="misread")
    place = tmp_path / "b.velmoc"

    branch_game(club, place, phase="S1901M", title="B", reason="an idea")

    branch = open_game(place, board=board)
    assert branch.master.view().desk.slips == {"FRANCE": "A Par - Bur"}
    branch.close()


def test_two_branches_and_a_branch_of_a_branch_all_go_on(tmp_path, board, club):
    play(club)
    play(club, "A Bur - Mun")
    first, second, third = (tmp_path / f"{name}.velmoc" for name in "bcd")
    branch_game(club, first, phase="F1901M", title="B", reason="an idea")
    branch_game(club, second, phase="S1901M", title="C", reason="another")
    branch = open_game(first, board=board)
    play(branch, "A Bur - Bel")
    branch_game(branch, third, phase="F1901M", title="D", reason="once more")

    opened = [branch, *(open_game(place, board=board) for place in (second, third))]

    told = [(one.public().title, one.public().phase.code) for one in opened]
    assert told == [("B", "W1901A"), ("C", "S1901M"), ("D", "F1901M")]
    last = opened[-1]
    last.master.rewind("S1901M", reason="back to the beginning")
    play(last, "A Par - Gas")
    assert texts_of(last.public().past[0].orders)["FRANCE"] == ("A PAR - GAS",)
    assert [line.to for line in last.master.left_lines()] == ["S1901M"]
    for one in opened:
        one.close()


def test_a_branch_that_cannot_be_leaves_no_file(tmp_path, club):
    place = tmp_path / "b.velmoc"

    with pytest.raises(CommandError) as caught:
        branch_game(club, place, phase="F1950M", title="B", reason="an idea")

    assert caught.value.code is Refusal.NO_SUCH_PHASE
    assert not place.exists()
