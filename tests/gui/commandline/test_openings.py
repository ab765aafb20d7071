"""``velmoc.py openings``: the same figures in two languages and for other programs, and why not."""

import json
import re
import shutil
from pathlib import Path

import pytest

from engine.catalogue import GAMES
from engine.openings.folder import LeftOut
from gui import i18n
from gui.commandline.opening_lines import LEFT_OUT
from gui.commandline.openings import main

ROOT = Path(__file__).parents[3]
SAMPLES = ROOT / "tests" / "engine" / "games" / "diplomacy" / "exchange" / "samples"


@pytest.fixture(autouse=True)
def english(qapp):
    yield
    i18n.speak("en")


@pytest.fixture
def folder(tmp_path):
    place = tmp_path / "games"
    place.mkdir()
    for name in ("letter.txt", "realpolitik.txt"):
        shutil.copy(SAMPLES / name, place)
    (place / "note\x1b[2J.txt").write_text("Nothing of any game.", "utf-8")
    return place


@pytest.fixture
def said(capfdbinary):
    def run(*line):
        capfdbinary.readouterr()
        try:
            code = main([str(word) for word in line])
        except SystemExit as ended:
            code = ended.code
        out, complaints = (one.decode() for one in capfdbinary.readouterr())
        assert "Traceback" not in out + complaints
        return code, out, complaints.splitlines()

    return run


NAMES = {"en": "Balkan Gambit, Galician Variation", "cs": "Balkánský gambit, haličská varianta"}


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_names_and_figures_are_told_with_their_sample(said, folder, language):
    code, out, complaints = said(folder, "--lang", language, "--tree", "--ideas")

    assert code == 0
    line = next(one for one in out.splitlines() if one.strip().startswith(NAMES[language]))
    assert re.search(r"1\*\s+100 %\s+4[.,]0 \(1\)\s+–\s+–\s+–$", line)
    assert f"[{NAMES[language]}]" in out
    assert len(complaints) == 2
    assert "\x1b" not in "".join(complaints)
    assert sum("letter.txt" in one and "realpolitik.txt" in one for one in complaints) == 1


def test_other_programs_are_told_the_same(said, folder):
    code, out, complaints = said(folder, "--json", "--tree", "1")
    told = json.loads(out)

    assert (code, complaints) == (0, [])
    assert (told["game"], told["games"], told["files"]) == ("diplomacy", 1, 3)
    assert {one["why"] for one in told["unread"]} == {"same game", "unknown_format"}
    played = [one["id"] for part in told["openings"] for one in part["named"] if one["played"]]
    assert {"balkan_gambit_galicia", "allied_galicia"} <= {*played}


@pytest.mark.parametrize("asked", ["Italy", "itálie", "ITALY"])
def test_one_power_may_be_asked_for_by_any_of_its_names(said, folder, asked):
    _, out, _ = said(folder, "--lang", "en", "--power", asked)

    assert "\nItaly " in out
    assert "\nFrance" not in out


def test_what_is_asked_badly_is_refused_in_a_line(said, folder):
    for line in (
        (folder / "nowhere",),
        (folder, "--power", "Nobody"),
        (folder, "--tree", "0"),
        (folder, "--game", "bez-hranic"),
    ):
        code, out, complaints = said(*line)
        assert (code, out) == (2, "")
        assert complaints


@pytest.mark.parametrize("game", GAMES)
def test_any_game_may_be_asked_about(said, tmp_path, game):
    code, out, complaints = said(tmp_path, "--game", game, "--lang", "en", "--all")

    assert (code, complaints) == (1, [])
    assert out.startswith("0 games counted.")
    assert ("No opening of this game has a name." in out) == (GAMES[game].openings is None)


def test_without_a_folder_the_clubs_own_games_are_counted(said, folder, tmp_path, monkeypatch):
    monkeypatch.setenv("VELMOC_HOME", str(tmp_path))  # whose games lie in the folder
    _, named, _ = said(folder, "--lang", "en")

    assert said("--lang", "en")[:2] == (0, named)


def test_every_reason_is_said_in_both_languages(qapp):
    assert LEFT_OUT.keys() == {*LeftOut}
