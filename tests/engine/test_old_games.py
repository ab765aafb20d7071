"""A Diplomacy game as it lay on a disk in 2026: it opens, says the same and is played on.

``store/old/diplomacy-1.velmoc`` is the rulebook's sample game on the standard map, with a seal put
off, one opened again, a PIN and two envelopes closed in spring 1903. It is never written again: a
new way of storing adds a file.
"""

import itertools
import shutil
from pathlib import Path

import pytest

from engine import tables
from engine.board.loader import load_map
from engine.games.diplomacy.rulebooks.profile import Profile
from engine.rules.order import texts_of
from engine.table.view import Stage

pytestmark = pytest.mark.usefixtures("slow_secrets")

OLD = sorted((Path(__file__).parent / "store" / "old").glob("diplomacy-*.velmoc"))


@pytest.fixture(params=OLD, ids=lambda file: file.stem)
def session(request, tmp_path):
    path = Path(shutil.copy(request.param, tmp_path / "old.velmoc"))
    opened = tables.open_game(path, board=load_map("standard").board)
    yield opened
    opened.close()


def test_it_is_played_by_the_rules_it_was_founded_with(session):
    assert session.trouble is None
    assert session.founded.options.items() <= Profile().options.items()


def test_its_history_is_whole(session):
    past = session.public().past

    assert [one.phase.code for one in past] == [
        *("S1901M", "F1901M", "W1901A", "S1902M", "F1902M", "F1902R", "W1902A")
    ]
    assert all(all(session.verify(one).values()) for one in past)
    assert all(one.before == before.resolution.after for before, one in itertools.pairwise(past))


def test_today_judges_its_phases_as_they_were_judged_then(session):
    for past in session.public().past:
        judged = session.rules.adjudicate(
            past.before, texts_of(past.orders), frozenset(past.disorder)
        )

        assert judged.after == past.resolution.after
        assert [(r.order, r.verdict) for r in judged.rulings] == [
            (r.order, r.verdict) for r in past.resolution.rulings
        ]


def test_it_goes_on_with_what_lies_in_its_envelopes(session):
    for power in session.public().queue:
        session.envelopes.seal(power, [])
    session.reveal()

    past = session.public().past[-1]
    assert texts_of(past.orders)["FRANCE"] == ("A PAR - BUR",)
    assert past.phase.code == "S1903M"
    assert session.public().stage is Stage.REVEALED
    assert session.pins.try_pin("FRANCE", "1914").ok
    assert not session.pins.try_pin("FRANCE", "1915").ok
