"""A map from strangers: whatever stands in it, it is played on or refused, with the place."""

import copy
import json
from pathlib import Path

import pytest

from engine.board.errors import MapError, MapFault
from engine.board.mapfile import parse
from engine.robots.fuzz import damage
from engine.robots.fuzz.smallest_map import smallest_map

FILE = Path("map.json")
NAMED = {"cs": "Přístav", "en": "Port"}
FULL = copy.deepcopy(smallest_map())
FULL["provinces"][2]["port"] = {"names": dict(NAMED), "coast": "AAA", "forms": {"en": "the"}}
FULL["provinces"][0] |= {
    "labels": {"cs": "Áč-\nko", "en": "Al\npha"},
    "aliases": ["Á"],
    "forms": {"cs": "n v: Áčko, Áčka, Áčku, Áčko, Áčko, Áčku, Áčkem"},
    "coasts": {"NC": dict(NAMED)},
}
FULL["powers"][0]["aliases"] = ["Prvák"]
FULL["towns"] = [{"names": dict(NAMED), "at": [1, 1], "label": {}}]

NAMES = [
    place
    for place in damage.places(FULL)
    if {"names", "labels", "aliases", "forms"} & {*place[:-1]} or place[-1] == "abbr"
    if isinstance(place[-1], int) or place[-1] in ("cs", "en", "abbr")
    if place[0] != "spots"
]
KINDS = [
    *{
        tuple("#" if isinstance(key, int) else key for key in place): place
        for place in damage.places(FULL)
    }.values()
]
"""Of places that are alike the last."""

UNREADABLE = (
    "  ",
    "\0\0",
    "a\rb",
    "\u202eabc",
    "–",
    "→ →",
    "a\u2028b",
    "\u2067abc",
    "\u0301\u0301",
)
READABLE = ("שלום", "مرحبا", "P", "ZP", "St. O'Neill", "S\u00e3o\u00a0Paulo", "東京", "7", "A–B")


def said(told):
    """Return what is said of a map's text; nothing where it can be read."""
    try:
        parse(FILE, told.encode("utf-8", "surrogatepass"))
    except MapError as error:
        return error.code, error.place, error.finding.facts.get("expected")
    return None


def called(place):
    """Name a place as a finding does: things by their id."""
    here, words = FULL, []
    for key in place:
        here = here[key]
        known = isinstance(here, dict) and isinstance(key, int) and "id" in here
        words.append(here["id"] if known else str(key))
    return ".".join(words)


@pytest.mark.parametrize("place", NAMES, ids=called)
def test_what_nobody_can_read_is_no_name(place):
    for name in UNREADABLE:
        code, where, _ = said(json.dumps(damage.changed(FULL, place, name)))

        assert (code, where) == (MapFault.BAD_VALUE, called(place)), name
    if "forms" not in place and place[-1] != "abbr":
        for name in READABLE:
            assert said(json.dumps(damage.changed(FULL, place, name))) is None, name


def test_half_a_sign_is_told_with_its_place():
    for place in NAMES:
        told = said(json.dumps(damage.changed(FULL, place, "\ud800")))

        assert told == (MapFault.BAD_VALUE, called(place), "unreadable"), place


def test_every_place_of_a_map_may_hold_anything():
    for number, place in enumerate(KINDS):
        for value in damage.STRANGE[number % 2 :: 2]:
            told = said(json.dumps(damage.changed(FULL, place, value)))

            assert told is None or told[1] or told[0] is MapFault.BAD_JSON, (place, value, told)
        said(json.dumps(damage.without(FULL, place)))
        said(damage.twice(FULL, place))


@pytest.mark.parametrize("field", ["id", "game"])
def test_a_key_is_no_book(field):
    """A map's is part of the name of the file in which it is kept."""
    assert said(json.dumps({**FULL, field: "a" * 60})) is None
    assert said(json.dumps({**FULL, field: "a" * 61}))[:2] == (MapFault.BAD_VALUE, field)


@pytest.mark.parametrize(("count", "code"), [(0, MapFault.BAD_VALUE), (30, MapFault.TOO_MANY)])
def test_so_many_powers_are_none(count, code):
    powers = [{**FULL["powers"][0], "id": f"P_{'ABCDEF'[n % 6] * (n + 1)}"} for n in range(count)]

    assert said(json.dumps({**FULL, "powers": powers}))[:2] == (code, "powers")
