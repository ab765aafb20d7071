"""``velmoc.py map check`` says file, place and cause, in the language of whoever asks."""

import json

import pytest

from engine import resources
from gui import i18n
from gui.robots.map_check import __main__ as map_check

STANDARD = resources.maps() / "standard"


@pytest.fixture
def folder(tmp_path):
    """The standard map, and how to spoil a copy of it."""
    told = json.loads((STANDARD / "map.json").read_text("utf-8"))

    def spoilt(spoil):
        spoil(told)
        (tmp_path / "map.json").write_text(json.dumps(told), "utf-8")
        return tmp_path

    return spoilt


@pytest.fixture(params=i18n.LANGUAGES)
def language(qapp, monkeypatch, request):
    before = i18n.language()
    monkeypatch.setattr(i18n, "system_language", lambda: request.param)
    yield request.param
    i18n.speak(before)


def test_a_sound_map_can_be_played_on(language, capsys):
    assert map_check.main(["check", str(STANDARD)]) == 0

    said = {
        "en": "it can be played on; nothing is wrong",
        "cs": "dá se na ní hrát; nic jí neschází",
    }
    assert capsys.readouterr().out == f"{STANDARD / 'map.json'}: {said[language]}\n"


def test_everything_wrong_is_said_in_words(language, folder, capsys):
    def spoil(told):
        told["borders"]["army"]["PAR"].append("XYZ")
        told["provinces"][0]["names"].pop("cs")

    where = folder(spoil)

    assert map_check.main(["check", str(where)]) == 1
    out = capsys.readouterr().out
    said = {"en": "there is no such space: XYZ", "cs": "takový prostor není: XYZ"}[language]
    assert f"{where / 'map.json'}: borders.army.PAR: {said}" in out
    assert ".names: " in out
    assert "{" not in out
    assert "_" not in out.replace(str(where), "")


@pytest.mark.parametrize(
    ("place", "value", "expected"),
    [
        ("id", 7, "a text"),
        ("id", "Standard", "another spelling"),
        ("size", [0, 1], "something larger"),
        ("powers", [], "something longer"),
        ("provinces", {}, "a list"),
    ],
)
def test_what_was_expected_is_no_code(qapp, folder, capsys, monkeypatch, place, value, expected):
    monkeypatch.setattr(i18n, "system_language", lambda: "en")

    assert map_check.main(["check", str(folder(lambda told: told.update({place: value})))]) == 1
    assert f"expected: {expected}" in capsys.readouterr().out


def test_several_maps_are_checked_and_each_is_named(qapp, tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(i18n, "system_language", lambda: "en")

    assert map_check.main(["check", str(STANDARD), str(tmp_path / "nowhere")]) == 1
    said = capsys.readouterr().out.splitlines()
    assert said[0].endswith("nothing is wrong")
    assert said[1] == f"{tmp_path / 'nowhere' / 'map.json'}: the file is not there"


@pytest.mark.parametrize("line", [[], ["check"], [str(STANDARD)], ["paint", str(STANDARD)]])
def test_who_asks_badly_is_told_how_to_ask(line, capsys):
    with pytest.raises(SystemExit) as left:
        map_check.main(line)

    assert left.value.code == 2
    assert "velmoc.py map" in capsys.readouterr().err


def test_a_map_is_described_for_other_programs(capfdbinary):
    assert map_check.main(["export", "standard"]) == 0

    assert json.loads(capfdbinary.readouterr().out)["map"] == "standard"
