"""The eleven examples of the handbook come out of the stream as printed, in both languages."""

from functools import cache

import pytest

from engine.board.loader import load_map

EXAMPLES = {
    1: {
        "orders": {
            "FRA": ["Provence – Lombardie", "Střední Francie – Provence"],
            "GER": ["Švýcarsko – Lombardie"],
        },
        "results": {"PRO": "fails", "STF": "fails", "SVY": "fails"},
        "blocked": ["LOM"],
    },
    2: {
        "orders": {
            "FRA": ["Provence – Burgundsko", "Střední Francie P Provence – Burgundsko"],
            "GER": ["Švýcarsko – Burgundsko"],
        },
        "results": {"PRO": "succeeds", "STF": "given", "SVY": "fails"},
    },
    3: {
        "orders": {
            "ESP": ["Katalánsko – Alžírsko", "Středomoří-západ T Středomoří-sever – Alžírsko"],
            "FRA": ["Středomoří-sever T Katalánsko – Středomoří-západ"],
        },
        "results": {"KAT": "succeeds", "STZ": "available", "STS": "available"},
        "units": {"ESP": {"A ALZ", "F STZ"}, "FRA": {"F STS"}},
    },
    4: {
        "orders": {
            "GBR": ["Bretagne – Střední Francie", "Normandie P Bretagne – Střední Francie"],
            "GER": ["Burgundsko P Bretagne – Střední Francie"],
            "FRA": ["Provence PO Střední Francie", "Střední Francie O"],
        },
        "results": {
            "BRT": "succeeds",
            "NRM": "given",
            "BUR": "given",
            "PRO": "given",
            "STF": "stands, dislodged",
        },
        "dislodged": {"A STF": {"power": "FRA", "from": "BRT", "retreats": ["AKV"]}},
        "phase": "T1R",
    },
    5: {
        "orders": {
            "GBR": ["Bretagne – Střední Francie"],
            "GER": ["Normandie P Bretagne – Střední Francie"],
            "FRA": ["Burgundsko – Normandie", "Střední Francie O"],
        },
        "results": {"BRT": "fails", "NRM": "cut", "BUR": "fails", "STF": "stands"},
    },
    6: {
        "orders": {
            "ESP": ["Jižní Atlantik – Biskajský záliv"],
            "GBR": ["Keltské moře P Jižní Atlantik – Biskajský záliv"],
            "FRA": ["Biskajský záliv – Keltské moře"],
        },
        "results": {"JAT": "succeeds", "KEL": "given", "BIS": "fails, destroyed"},
        "destroyed": ["F BIS"],
    },
    7: {
        "orders": {
            "ESP": ["Jižní Atlantik – Biskajský záliv"],
            "GBR": ["Keltské moře P Jižní Atlantik – Biskajský záliv"],
            "FRA": ["Biskajský záliv – Jižní Atlantik"],
        },
        "results": {"JAT": "succeeds", "KEL": "given", "BIS": "fails, destroyed"},
        "destroyed": ["F BIS"],
    },
    8: {
        "orders": {
            "GBR": [
                "Jižní Anglie – Normandie",
                "Bretagne P Jižní Anglie – Normandie",
                "Lamanšský průliv T Jižní Anglie – Normandie",
            ],
            "FRA": ["Burgundsko – Normandie", "Střední Francie P Burgundsko – Normandie"],
            "GER": ["Normandie O"],
        },
        "results": {
            "JAN": "fails",
            "BRT": "given",
            "LAM": "available",
            "BUR": "fails",
            "STF": "given",
            "NRM": "stands",
        },
        "blocked": ["NRM"],
        "besieged": ["NRM"],
    },
    9: {
        "orders": {
            "VIS": ["Pomoří – Småland", "Jižní Balt T Pomoří – Småland"],
            "SCA": ["Skagerrak – Jižní Balt", "Západní Balt P Skagerrak – Jižní Balt"],
            "RUS": ["Finský záliv – Východní Balt"],
        },
        "results": {
            "POM": "fails, destroyed",
            "JBA": "disrupted, destroyed",
            "SKA": "succeeds",
            "ZBA": "given",
            "FZA": "succeeds",
        },
        "destroyed": ["A POM", "F JBA"],
    },
    10: {
        "orders": {"RUS": ["Karélie ZP Finský záliv"]},
        "results": {"KAR": "succeeds"},
        "seized": ["FZA"],
        "control": {"RUS": ["FZA", "KAR"]},
    },
    11: {
        "orders": {
            "RUS": ["Karélie ZP Finský záliv"],
            "SCA": ["Botnický záliv P Karélie ZP Finský záliv"],
            "VIS": ["Finský záliv – Botnický záliv"],
        },
        "results": {"KAR": "succeeds", "BOT": "given", "FZA": "fails, dislodged"},
        "seized": ["FZA"],
        "dislodged": {"F FZA": {"power": "VIS", "from": None, "retreats": ["VBA"]}},
        "control": {"RUS": ["FZA", "KAR"], "SCA": ["BOT"]},
        "phase": "T1R",
    },
}
USUAL = {"blocked": [], "besieged": [], "seized": [], "destroyed": [], "dislodged": {}}


@cache
def spaces():
    return tuple(load_map("eu").board.provinces.values())


def in_language(text, language):
    """Return an order with its names in a language, or with keys."""
    for one in sorted(spaces(), key=lambda one: -len(one.names["cs"])):
        text = text.replace(one.names["cs"], f"<{one.id}>")
    for one in spaces():
        text = text.replace(f"<{one.id}>", one.names.get(language, one.id))
    return text


def unit_of(order):
    """Return the unit that an order is for."""
    one = max(
        (one for one in spaces() if order.startswith(one.names["cs"])),
        key=lambda one: len(one.names["cs"]),
    )
    return f"{'F' if one.terrain == 'sea' else 'A'} {one.id}"


@pytest.mark.parametrize("language", ["cs", "en", "id"])
@pytest.mark.parametrize("number", EXAMPLES)
def test_an_example_comes_out_as_printed(number, language, ask):
    example = EXAMPLES[number]
    units = {power: [*map(unit_of, texts)] for power, texts in example["orders"].items()}
    orders = {
        power: [in_language(text, language) for text in texts]
        for power, texts in example["orders"].items()
    }

    found = ask(id=number, map="eu", units=units, orders=orders)

    words = {unit[2:]: entry["result"] for unit, entry in found["results"].items()}
    assert words == example["results"]
    for name, usual in USUAL.items():
        assert found[name] == example.get(name, usual), name
    assert found["phase"] == example.get("phase", "T2M")
    assert found["winner"] is None
    for power, listed in example.get("units", {}).items():
        assert {*found["units"][power]} == listed
    for power, listed in example.get("control", {}).items():
        assert found["control"][power] == listed
    assert all(entry["reasons"][0]["rule"] for entry in found["results"].values())
