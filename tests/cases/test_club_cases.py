"""The club's rating worked out by hand, and leagues that score as tournaments do."""

import json
from fractions import Fraction
from pathlib import Path

import pytest

from engine.club.points import points
from engine.club.ranking import seasons
from engine.club.rating import ratings
from engine.club.record import Record
from engine.rules.game import End, Outcome
from engine.scoring.systems import SYSTEMS

HERE = Path(__file__).parent
GAMES = json.loads((HERE / "club" / "rating.json").read_text("utf-8"))["games"]
BOARDS = json.loads((HERE / "scoring" / "boards.json").read_text("utf-8"))
NAMES = ("Ada", "Bob", "Cyr", "Dan", "Eva", "Fay", "Gus")


def played(number, case):
    players = {str(seat): who for seat, who in enumerate(case["players"].split())}
    ends = {"solo": End.SOLO, "draw": End.DRAW}
    end = next((end for end in ends if end in case), None)
    ended = [seat for seat, who in players.items() if end and who in case[end].split()]
    return Record(
        id=str(number),
        title=case["what"],
        played=f"2026-01-{number + 1:02}T20:00:00+00:00",
        players=players,
        counted=dict(zip(players, case["centres"], strict=True)),
        outcome=Outcome(ends[end], tuple(ended)) if end else None,
    )


@pytest.mark.parametrize("count", range(1, len(GAMES) + 1))
def test_a_rating_is_what_a_pocket_calculator_says(count):
    games = [played(number, case) for number, case in enumerate(GAMES[:count])]

    rated = ratings(reversed(games))

    for player, after in GAMES[count - 1]["after"].items():
        assert rated[player] == pytest.approx(after, abs=0.001), player


def ended(number, board):
    seats = [str(seat) for seat in range(7)]
    solo = board.get("solo")
    return Record(
        id=str(number),
        title="",
        played=f"{2025 + number % 2}-05-01T20:00:00+00:00",
        players=dict(zip(seats, NAMES, strict=True)),
        counted=dict(zip(seats, board["centres"], strict=True)),
        outcome=Outcome(End.SOLO, (str(solo),)) if solo is not None else None,
        year=board["year"],
        began=1901,
        out={seat: year for seat, year in zip(seats, board["out"], strict=True) if year},
        league="Cup",
    )


LEAGUE = [ended(number, board) for number, board in enumerate(BOARDS["boards"].values())]


@pytest.mark.parametrize("system", list(SYSTEMS))
def test_a_league_counts_as_a_tournament_does(system):
    vectors = BOARDS["scores"][system]

    for record, vector in zip(LEAGUE, vectors, strict=True):
        scored = points(record, system)
        assert [round(float(scored[name]), 3) for name in NAMES] == vector
    tables = seasons(LEAGUE, "Cup", system)

    assert list(tables) == ["2026", "2025", ""]
    whole = {line.player: float(line.points) for line in tables[""]}
    for seat, name in enumerate(NAMES):
        assert whole[name] == pytest.approx(sum(one[seat] for one in vectors), abs=0.002)
    ordered = [(-line.points, -line.counted) for line in tables[""]]
    assert ordered == sorted(ordered)


@pytest.mark.parametrize("system", ["", *SYSTEMS])
def test_whatever_a_record_tells_it_is_scored(system):
    nothing = Record(id="1", title="", played="", players={}, counted={}, outcome=None)
    bare = Record(
        id="2", title="", played="", players={"A": "Ada", "B": "Bob"}, counted={}, outcome=None
    )
    lonely = Record(
        id="3", title="", played="", players={"A": "Ada"}, counted={"A": 9}, outcome=None
    )
    shared = Record(
        id="4",
        title="",
        played="",
        players={"A": "Ada", "B": "Ada", "C": "Bob"},
        counted={"A": 3, "B": 4, "C": 5, "D": 2},
        outcome=Outcome(End.DRAW, ("A", "B", "C")),
        year=1,
    )

    assert points(nothing, system) == {}
    assert sum(points(bare, system).values()) in (0, 1)
    assert points(lonely, system).keys() == {"Ada"}
    assert points(shared, system).keys() == {"Ada", "Bob"}


def test_who_commands_several_powers_is_scored_as_one():
    record = Record(
        id="1",
        title="",
        played="",
        players={"A": "Ada", "B": "Ada", "C": "Bob"},
        counted={"A": 6, "B": 0, "C": 8, "D": 20},
        outcome=None,
        out={"B": 1903},
        year=1905,
    )

    assert points(record, "sum_of_squares")["Ada"] == pytest.approx(100 * 36 / 500)
    assert points(record, "manorcon")["Ada"] > 1
    assert points(record, "c_diplo_100") == {"Ada": 1 + 6 + 7, "Bob": 1 + 8 + 14}


@pytest.mark.parametrize(
    ("end", "powers", "shares", "squares"),
    [
        (End.SOLO, "A", (1, 0, 0), (100, 0, 0)),
        (End.CONCEDED, "A", (1, 0, 0), (100, 0, 0)),
        (End.SHORT, "A", (1, 0, 0), (48, 48, 3)),
        (End.SHORT, "AB", ("1/2", "1/2", 0), (48, 48, 3)),
        (End.DRAW, "ABC", ("1/3", "1/3", "1/3"), (48, 48, 3)),
        (None, "", ("1/2", "1/2", 0), (48, 48, 3)),
    ],
)
def test_every_end_is_counted(end, powers, shares, squares):
    record = Record(
        id="1",
        title="",
        played="",
        players={"A": "Ada", "B": "Bob", "C": "Cyr"},
        counted={"A": 8, "B": 8, "C": 2},
        outcome=Outcome(end, tuple(powers)) if end else None,
    )

    assert tuple(points(record, "").values()) == tuple(map(Fraction, shares))
    assert tuple(int(one) for one in points(record, "sum_of_squares").values()) == squares
    each = {"solo": 100, "conceded": 100, "draw": Fraction(100, 3)}.get(end, Fraction(100, 3))
    assert points(record, "draw_size")["Ada"] == each
