"""Drafts that nothing can be drawn of are refused with the place; any name can be drawn."""

import json
from string import digits

import pytest

from engine import resources
from engine.cartography.__main__ import main
from engine.cartography.letters import Fonts

PICTURE = ["LLLLRRRR", "LLLLRRRR", "ssssssss", "ssssssss"]


def named(name):
    return {"cs": name, "en": name}


def draft():
    """Two lands at a sea."""
    land = {"terrain": "inland", "centre": True}
    port = {"names": named("Quay"), "coast": "LEF"}
    return {
        "id": "two",
        "game": "diplomatia",
        "names": named("Two"),
        "square": 60,
        "picture": PICTURE,
        "powers": [
            {"id": "EAST", "letter": "E", "names": named("East"), "start": ["A RIG"]},
            {"id": "WEST", "letter": "W", "names": named("West"), "start": ["A LEF"]},
        ],
        "spaces": {
            "L": {"id": "LEF", "names": named("Left 1"), "home": "WEST", **land},
            "R": {"id": "RIG", "names": named("Žluťoučký 22"), "home": "EAST", **land},
            "s": {"id": "SEA", "names": named("Ωcean"), "terrain": "sea", "port": port},
        },
    }


@pytest.fixture
def drawn(tmp_path, capsys):
    """Draw a draft; return what is said, and whether a map came of it."""

    def drawn(told):
        (tmp_path / "draft.json").write_text(json.dumps(told), "utf-8")
        code = main(["draw", "--map", str(tmp_path)])
        return code, capsys.readouterr().out

    return drawn


def test_names_with_digits_and_letters_of_any_alphabet_are_drawn(drawn):
    assert drawn(draft()) == (0, "")


WRONG = {
    "provinces.SEA.port.coast": lambda told: told["spaces"]["s"]["port"].update(coast="XXX"),
    "provinces.LEF.terrain": lambda told: told["spaces"]["L"].update(terrain="coastal"),
    "provinces.LEF.names": lambda told: told["spaces"]["L"].update(names={"en": "Left"}),
    "provinces.RIG.home": lambda told: told["spaces"]["R"].update(home="NOBODY"),
    "powers.EAST.start": lambda told: told["powers"][0].update(start=["A SEA"]),
    "space L: id": lambda told: told["spaces"]["L"].update(id="left"),
    "space R: names": lambda told: told["spaces"]["R"].pop("names"),
    "space s: port.names": lambda told: told["spaces"]["s"]["port"].pop("names"),
    "not in the picture: LEF": lambda told: told.update(picture=["R" * 8, "s" * 8]),
    "row 1, sign 1": lambda told: told.update(picture=["?" * 8, "s" * 8]),
}


@pytest.mark.parametrize("place", WRONG)
def test_what_nothing_can_be_drawn_of_is_refused_with_the_place(drawn, place):
    told = draft()
    WRONG[place](told)

    code, said = drawn(told)

    assert code == 1
    assert f"draft.json: {place}" in said


@pytest.mark.parametrize("sign", [*digits, *"&/'()Ěß漢'"])
def test_every_sign_takes_some_room(sign):
    fonts = Fonts.read(resources.maps() / "standard")

    assert all(letters.size(sign, 10, 0)[0] > 4 for letters in (fonts.land, fonts.sea))
