"""What is sealed is nowhere else: not in views of others, not on paper, not for other programs.

The windows are walked by ``tests/journeys/test_diplomatia_twins.py``.
"""

import random
from datetime import UTC, datetime

import pytest

from engine.catalogue import GAMES
from engine.exchange.doors import write_table
from engine.table.agreement import Agreement
from engine.table.ballot.ballot import MotionKind, Takeover
from engine.table.found import found
from engine.table.memory_store import MemoryStore
from engine.table.seat import Seat
from engine.table.terms import Terms
from gui.paper import kinds
from gui.paper.kinds import Kind, Wish
from gui.paper.map_sheet import views_of
from gui.paper.order_sheets import OrderPaper
from gui.printable import Matter
from tests.journeys.harbour import make_map
from tests.journeys.harbour_cases import CASES, PLAYERS, VICTIM, sheet_of


@pytest.fixture(scope="module")
def harbour(tmp_path_factory):
    return make_map(tmp_path_factory.mktemp("maps") / "harbour")


@pytest.fixture
def table(harbour, monkeypatch):
    """Found a game in a position, nonces and clock always the same."""
    rules = GAMES["diplomatia"].rules(harbour.board, {})

    def table(position):
        monkeypatch.setattr(type(rules), "start", lambda _self, _year=1: position)
        seats = [Seat(power=power, player=name) for power, name in PLAYERS.items()]
        return found(
            rules,
            MemoryStore(),
            Agreement(title="Twins", seats=seats, game="diplomatia", map="harbour", year=1),
            terms=Terms(
                rng=random.Random(1),
                now=lambda: datetime(2026, 11, 22, 20, tzinfo=UTC),
                nonce=lambda: "00" * 32,
            ),
        )

    return table


def known(session, loaded):
    """Return all that anybody but the victim gets to know, on screens, paper and in files."""
    public = session.public()
    prints = {seal.fingerprint for seal in public.seals} | {public.head}
    others = [session.seat(power) for power in PLAYERS if power != VICTIM]
    matter = Matter(public=public, loaded=loaded, rules=session.rules, at=0)
    papers = []
    for paper in OrderPaper:
        wish = Wish(tuple(Kind), view=views_of(matter)[0], orders=paper)
        papers.append(kinds.plain_text(matter, wish))
    files = [write_table(session, "json")]
    text = "\n".join(map(repr, (public, others, papers, files)))
    for digest in filter(None, prints):  # they differ, and tell nothing
        text = text.replace(digest, "")
    return text


@pytest.mark.parametrize("case", CASES)
def test_nothing_that_others_get_depends_on_what_is_sealed(table, harbour, case, look):
    seen = set()
    for sheet in {*CASES[case].ways[0], *CASES[case].ways[1]}:
        session = table(CASES[case].position)
        session.envelopes.seal(VICTIM, sheet_of(sheet))
        seen.add(known(session, harbour))
        for order in sheet_of(sheet):
            assert order not in next(iter(seen))

    assert len(seen) == 1


def test_nothing_that_others_get_depends_on_who_is_for_a_takeover(table, harbour, look):
    """Before it is counted, and after it has failed: who was against it stays secret."""
    seen = set()
    for against in ("BATS", VICTIM):
        session = table(CASES["orders"].position)
        session.players.resign("MOTHS")
        motion = Takeover(kind=MotionKind.TAKEOVER, power="MOTHS", player="Max")
        session.ballots.open_ballot(motion)
        for power in session.public().ballot.voters:
            session.ballots.vote(power, favour=power != against)
            seen.add((power, known(session, harbour)))
        assert session.public().ballot is None

    assert len(seen) == 2
