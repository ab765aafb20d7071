"""What a table plays, point by point."""

import json
import re
from enum import StrEnum
from pathlib import Path

import pytest

from engine.games.diplomacy.rulebooks import policies
from engine.games.diplomacy.rulebooks.editions import PROFILES, edition_of, spelled
from engine.games.diplomacy.rulebooks.profile import EDITIONS, POINTS, Profile, ProfileError, played

CHAPTER_4 = (("A", 7), ("B", 7), ("C", 6), ("D", 9), ("E", 6))
"""How many issues each part of the DATC's chapter 4 has."""


def enumerations():
    found = [item for item in vars(policies).values() if isinstance(item, type)]
    return [item for item in found if issubclass(item, StrEnum) and item is not StrEnum]


def test_every_issue_is_one_field_of_the_profile():
    assert {type(getattr(Profile(), name)) for name in Profile().options} == set(enumerations())
    assert len(Profile().options) == len(enumerations())


def test_every_enumeration_names_its_issue_and_no_issue_twice():
    issues = [item.__doc__.partition(":")[0] for item in enumerations()]

    assert issues == [f"4.{part}.{n}" for part, last in CHAPTER_4 for n in range(1, last + 1)]


def test_every_value_says_what_it_means_and_what_is_not_played_says_why():
    source = Path(policies.__file__).read_text("utf-8")
    for point, enumeration in POINTS.items():
        assert len(enumeration) > 1
        for value in enumeration:
            said = re.search(
                rf'class {enumeration.__name__}\(.*?\b{value.name} = "{value}"\n    """(.+?)"""',
                source,
                re.DOTALL,
            )
            assert said
            assert ("Not played: " in said[1]) == (value not in played(point))


def test_a_stored_profile_is_read_back():
    assert Profile.of(Profile().options) == Profile()
    assert Profile.of({}) == Profile()


def test_games_lie_on_disks_with_these_values():
    # What a game stored is compared word by word when it is opened: a value that is renamed here
    # locks people out of the games they have. Add fields and values; change none.
    stored = json.loads(Path(__file__).with_name("options-1982.json").read_text("utf-8"))

    assert stored.items() <= Profile().options.items()
    assert Profile.of(stored) == Profile()


def test_a_value_that_is_not_played_is_refused_with_those_that_are():
    with pytest.raises(ProfileError, match="perpetual_orders") as unplayed:
        Profile.of({"perpetual_orders": "allowed"})

    assert unplayed.value.values == ("ignored",)
    with pytest.raises(ValueError, match="paradox"):
        Profile.of({"paradox": "allowed"})


def test_every_value_that_is_played_is_read_back():
    for point in POINTS:
        for value in played(point):
            assert Profile.of({point: value}).options[point] == value


def test_every_edition_differs_from_every_other():
    assert tuple(PROFILES) == EDITIONS
    assert PROFILES[EDITIONS[0]] == Profile()
    assert len(set(PROFILES.values())) == len(EDITIONS)
    assert [edition_of(profile) for profile in PROFILES.values()] == list(EDITIONS)
    assert edition_of(Profile.of({"paradox": "all_hold"})) == ""


def test_an_unknown_point_is_refused():
    with pytest.raises(ValueError, match="weather"):
        Profile.of({"weather": "fair"})


@pytest.mark.parametrize(
    ("text", "edition", "points"),
    [
        ("1971", "1971", {}),
        ("datc, paradox=all_hold", "datc", {"paradox": "all_hold"}),
        (
            "paradox=szykman,double_order=last",
            "1982",
            {"paradox": "szykman", "double_order": "last"},
        ),
    ],
)
def test_a_rulebook_is_spelled_on_command_lines(text, edition, points):
    assert spelled(text).options == {**PROFILES[edition].options, **points}


@pytest.mark.parametrize(
    "text",
    ["", "1959", "2000,weather=fair", "2000,paradox", "1971,2000", "perpetual_orders=allowed"],
)
def test_a_rulebook_that_is_spelled_wrong_is_refused(text):
    with pytest.raises(ProfileError):
        spelled(text)
