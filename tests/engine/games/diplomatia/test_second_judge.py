"""The second judge of Diplomatia by itself: the handbook's examples, and what can never be."""

from collections import Counter

import pytest

from tests.naive.diplomatia.aftermath import (
    civil_war,
    evaluation,
    judge_evaluation,
    judge_retreats,
    winner,
)
from tests.naive.diplomatia.deal import deal
from tests.naive.diplomatia.judge import DEFAULTS, Fight
from tests.naive.diplomatia.turn import judge_turn

LANDS = """Provence Lombardie Střední_Francie Švýcarsko Burgundsko Bretagne Normandie Akvitánie
Katalánsko Alžírsko Jižní_Anglie Pomoří Småland Karélie Estonsko Lotyšsko Uppland"""
SEAS = """Středomoří-sever Středomoří-západ Jižní_Atlantik Biskajský_záliv Keltské_moře
Lamanšský_průliv Skagerrak Západní_Balt Jižní_Balt Východní_Balt Finský_záliv Botnický_záliv"""
BORDERS = """Střední_Francie Bretagne Normandie Burgundsko Provence Akvitánie
Normandie Burgundsko Bretagne
Provence Lombardie Burgundsko
Švýcarsko Lombardie Burgundsko
Středomoří-sever Středomoří-západ Katalánsko
Středomoří-západ Alžírsko
Biskajský_záliv Jižní_Atlantik Keltské_moře
Lamanšský_průliv Jižní_Anglie Normandie
Jižní_Balt Skagerrak Západní_Balt Východní_Balt Pomoří Småland
Finský_záliv Botnický_záliv Východní_Balt Karélie
Botnický_záliv Uppland
Karélie Estonsko Lotyšsko
Estonsko Lotyšsko"""


def board_of(lands, seas, borders, ports=(), centres=(), home=()):
    spaces = {*lands.split(), *seas.split()}
    beside = {space: set() for space in spaces}
    for line in borders.splitlines():
        one, *others = line.split()
        for other in others:
            beside[one].add(other)
            beside[other].add(one)
    return {
        "land": set(lands.split()),
        "sea": set(seas.split()),
        "borders": beside,
        "ports": dict(ports),
        "centres": set(centres),
        "home": dict(home),
    }


PARTS = board_of(LANDS, SEAS, BORDERS, {"Finský_záliv": "Karélie"})


def read(text):
    """Read ``FRA A Provence - Lombardie``; several by lines."""
    units, orders = {}, {}
    for line in text.strip().splitlines():
        power, kind, at, *order = line.split()
        units[at] = (power, kind)
        match order:
            case ["P", whose, act, to]:
                orders[at] = ("P", whose, act, to)
            case ["T", source, "-", to]:
                orders[at] = ("T", source, to)
            case _:
                orders[at] = tuple(order) or ("O",)
    return units, orders


def judged(text, board=PARTS, **profile):
    units, orders = read(text)
    return judge_turn(board, profile, units, orders)


def retreats_of(told, place):
    return told["dislodged"][place]["retreats"]


# the handbook's examples


def test_1_a_blocked_move():
    told = judged("""FRA A Provence - Lombardie
        FRA A Střední_Francie - Provence
        GER A Švýcarsko - Lombardie""")

    assert set(told["results"].values()) == {"fails"}
    assert told["blocked"] == {"Lombardie"}


def test_2_a_supported_move():
    told = judged("""FRA A Provence - Burgundsko
        FRA A Střední_Francie P Provence - Burgundsko
        GER A Švýcarsko - Burgundsko""")

    assert told["moved"] == {"Provence"}
    assert told["results"]["Střední_Francie"] == "given"


def test_3_a_chain():
    told = judged("""ESP A Katalánsko - Alžírsko
        FRA F Středomoří-sever T Katalánsko - Středomoří-západ
        ESP F Středomoří-západ T Středomoří-sever - Alžírsko""")

    assert told["units"]["Alžírsko"] == ("ESP", "A")
    assert told["results"]["Středomoří-sever"] == "available"


def test_4_a_successful_attack():
    told = judged("""GBR A Bretagne - Střední_Francie
        GBR A Normandie P Bretagne - Střední_Francie
        GER A Burgundsko P Bretagne - Střední_Francie
        FRA A Provence PO Střední_Francie
        FRA A Střední_Francie O""")

    assert retreats_of(told, "Střední_Francie") == ["Akvitánie"]


def test_5_a_support_cut():
    told = judged("""GBR A Bretagne - Střední_Francie
        GER A Normandie P Bretagne - Střední_Francie
        FRA A Burgundsko - Normandie
        FRA A Střední_Francie O""")

    assert not told["moved"]
    assert told["results"]["Normandie"] == "cut"


@pytest.mark.parametrize("goal", ["Keltské_moře", "Jižní_Atlantik"])
def test_6_and_7_a_unit_destroyed(goal):
    told = judged(f"""ESP F Jižní_Atlantik - Biskajský_záliv
        GBR F Keltské_moře P Jižní_Atlantik - Biskajský_záliv
        FRA F Biskajský_záliv - {goal}""")

    assert told["moved"] == {"Jižní_Atlantik"}
    assert told["results"]["Keltské_moře"] == "given"
    assert told["destroyed"] == {"Biskajský_záliv"}


def test_8_a_siege():
    told = judged("""GBR A Jižní_Anglie - Normandie
        GBR A Bretagne P Jižní_Anglie - Normandie
        GBR F Lamanšský_průliv T Jižní_Anglie - Normandie
        FRA A Burgundsko - Normandie
        FRA A Střední_Francie P Burgundsko - Normandie
        GER A Normandie O""")

    assert not told["moved"]
    assert not told["dislodged"]
    assert told["besieged"] == {"Normandie"}


def test_9_a_transported_army_destroyed():
    told = judged("""VIS A Pomoří - Småland
        VIS F Jižní_Balt T Pomoří - Småland
        SCA F Skagerrak - Jižní_Balt
        SCA F Západní_Balt P Skagerrak - Jižní_Balt
        RUS F Finský_záliv - Východní_Balt""")

    assert told["destroyed"] == {"Jižní_Balt", "Pomoří"}
    assert told["results"]["Jižní_Balt"] == "disrupted"


def test_10_an_empty_port_seized():
    told = judged("RUS A Karélie ZP Finský_záliv")

    assert told["control"]["Finský_záliv"] == "RUS"
    assert told["units"] == {"Karélie": ("RUS", "A")}


def test_11_an_occupied_port_seized():
    told = judged("""RUS A Karélie ZP Finský_záliv
        SCA F Botnický_záliv P Karélie ZP Finský_záliv
        VIS F Finský_záliv - Botnický_záliv""")

    assert told["dislodged"]["Finský_záliv"]["from"] is None
    assert retreats_of(told, "Finský_záliv") == ["Východní_Balt"]
    assert told["control"]["Finský_záliv"] == "RUS"


# what the rules say where several outcomes are consistent

SMALL = board_of(
    "a b c d e",
    "x y z",
    """a b c d
b c d
c d e
x a c y z
y c z a
z a""",
    {"x": "c"},
)


def test_a_ring_of_three_goes():
    told = judged("P A a - b\nQ A b - c\nR A c - a", SMALL)

    assert told["moved"] == {"a", "b", "c"}


def test_two_on_foot_do_not_change_places_but_one_by_sea_does():
    assert not judged("P A a - c\nQ A c - a", SMALL)["moved"]
    assert judged("P A a - c\nQ A c - a\nP F x T a - c", SMALL)["moved"] == {"a", "c"}
    assert not judged("P A a - c\nQ A c - a\nQ F x T a - c\nR A b O", SMALL)["moved"] - {"c"}


@pytest.mark.parametrize(("attacks", "turned"), [("no", "turned"), ("yes", "turned")])
def test_a_circle_of_attacks_on_guarded_units_turns_all(attacks, turned):
    circle = """P A a - b
        Q A b - c
        R A c - a
        S A d PO a"""
    guarded = judged(circle, SMALL, turned_attacks=attacks)

    assert guarded["results"]["a"] == turned
    assert guarded["results"]["b"] == "fails"


def test_units_that_turn_each_other_all_turn():
    told = judged(
        """P A a - b
        Q A b - a
        S A d PO a
        T A c PO b""",
        SMALL,
    )

    assert [told["results"][p] for p in "ab"] == ["turned", "turned"]


def test_a_transported_attack_on_the_seizer_of_its_carriers_sector_fails():
    told = judged(
        """P A a - c
        P F x T a - c
        P A b P a - c
        Q A c ZP x
        R F y P c ZP x""",
        SMALL,
    )

    assert told["results"]["a"] == "fails"
    assert told["results"]["c"] == "succeeds"
    assert told["seized"] == {"x"}


# after the orders


def test_a_destroyed_carrier_takes_its_army_with_it_in_retreats():
    units = {"a": ("P", "A"), "y": ("Q", "F")}
    fleet = {"power": "P", "kind": "F", "from": None, "retreats": ["z"], "carried": ["a"]}
    fallen = judge_retreats(units, {}, {"x": fleet}, {})
    saved = judge_retreats(units, {}, {"x": fleet}, {"x": "z"})

    assert fallen["destroyed"] == {"x", "a"}
    assert fallen["units"] == {"y": ("Q", "F")}
    assert saved["units"] == {**units, "z": ("P", "F")}
    assert saved["control"]["z"] == "P"


def test_armies_are_counted_by_centres_and_fleets_by_ports():
    board = {**SMALL, "centres": {"a", "b", "e"}, "home": {"a": "P", "b": "P", "y": "P"}}
    units = {"e": ("P", "A"), "y": ("P", "F"), "z": ("P", "F")}
    control = {"e": "P", "y": "P", "z": "P", "a": "Q", "b": "P", "x": "P"}
    told = evaluation(board, {}, units, control, "P")

    assert told["A"] == {"have": 1, "allowed": 2, "build_up_to": 1, "sites": ["a", "b"]}
    assert told["F"] == {"have": 2, "allowed": 1, "remove": 1}
    assert evaluation(board, {"army_sites": "home_controlled"}, units, control, "P")["A"][
        "sites"
    ] == ["b"]
    assert civil_war(board, units, "P", "F", 1) == ({"z"}, 0, set())
    after, lots = judge_evaluation(board, {}, units, control, {"P": [("A", "a", "B")]})
    assert after == {"e": ("P", "A"), "a": ("P", "A"), "y": ("P", "F")}
    assert not lots
    assert winner(board, control) == "P"


# what can never be


@pytest.mark.parametrize("batch", range(0, 600, 100))
def test_nothing_impossible_comes_of_any_turn(batch):
    for seed in range(batch, batch + 100):
        board, profile, units, orders, control = deal(seed)
        told = judge_turn(board, profile, units, orders, control)
        start = {p: unit for p, unit in units.items() if p not in told["destroyed"]}
        came = [
            *told["units"].values(),
            *((d["power"], d["kind"]) for d in told["dislodged"].values()),
        ]

        assert sorted(came) == sorted(start.values())
        assert all(p in board["land" if k == "A" else "sea"] for p, (_, k) in told["units"].items())
        assert all(told["control"][p] == power for p, (power, _) in told["units"].items())
        for p, one in told["dislodged"].items():
            ways = set(one["retreats"])
            assert ways
            assert not ways & (told["units"].keys() | told["blocked"] | {p})
            assert profile["retreat_to_landing_origin"] == "yes" or one["from"] not in ways
            assert profile["retreat_into_seized"] == "yes" or not ways & told["seized"]
            assert set(one["carried"]) <= told["units"].keys() | told["dislodged"].keys()
        assert told["besieged"] <= told["blocked"]


def test_the_dealt_positions_are_worth_judging():
    seen = Counter()
    for seed in range(1_500):
        board, profile, units, orders, control = deal(seed)
        fight = Fight(board, profile, units, orders, control)
        rows = [row for army in fight.sailing for row in fight.branches[army]]
        told = judge_turn(board, profile, units, orders, control)
        seen.update(f"row of {len(row)}" for row in rows)
        seen["redundant"] += any(len(fight.branches[army]) > 1 for army in fight.sailing)
        seen["foreign carrier"] += any(fight.foreign(f, a) for f, a in fight.carriers.items())
        seen["wrong chain"] += any(
            order[0] == "T" and p not in fight.carriers for p, order in fight.written.items()
        )
        seen["own table"] += profile != DEFAULTS
        seen.update(told["results"].values())
        seen.update(f"knot of {sorted({word for word, _ in knot})}" for knot in told["knots"])
        for word in ("seized", "dislodged", "besieged", "destroyed"):
            seen[word] += len(told[word])

    few = ("redundant", "besieged", "fallen", "disrupted", *(f"row of {n}" for n in (1, 2, 3, 4)))
    many = ("seized", "dislodged", "foreign carrier", "wrong chain", "turned", "cut", "void")
    knots = ("knot of ['turned']", "knot of ['whole']", "knot of ['turned', 'whole']")
    assert not [word for word in few if seen[word] < 5]
    assert not [word for word in many if seen[word] < 100]
    assert not [word for word in knots if seen[word] < 3]
    assert seen["own table"] > 600
