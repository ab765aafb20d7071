"""Preferences: kept whole, read with patience."""

import json
import os
from dataclasses import asdict

import pytest

from engine.robots.fuzz.damage import small
from gui import settings

pytestmark = pytest.mark.usefixtures("home")


def test_nobody_chose_anything_yet():
    assert settings.current() == settings.Settings()


def test_what_is_chosen_is_there_next_time():
    settings.change(language="cs", theme="dark", text=150, cover_after=0, reduced_motion=True)
    settings.forget()

    assert settings.current() == settings.Settings(
        language="cs", theme="dark", text=150, cover_after=0, reduced_motion=True
    )


@pytest.mark.parametrize("text", ["{ not json", "", "[]", "[" * 200_000, "\0"])
def test_a_broken_file_is_set_aside_and_defaults_hold(home, text):
    path = home / settings.NAME
    path.write_text(text, "utf-8")

    assert settings.current() == settings.Settings()
    assert path.with_suffix(".broken").read_text("utf-8") == text


@pytest.mark.parametrize(
    "kept",
    [
        {"theme": "pink"},
        {"text": 1000},
        {"text": "big"},
        {"text": True},
        {"language": 7},
        {"cover_after": -1},
        {"from_the_future": 1},
    ],
)
def test_a_senseless_value_is_the_usual_one(home, kept):
    (home / settings.NAME).write_text(json.dumps({**kept, "reduced_motion": True}), "utf-8")

    assert settings.current() == settings.Settings(reduced_motion=True)


def test_a_folder_that_cannot_be_written_still_takes_the_wish(home):
    (home / settings.NAME).mkdir()

    with pytest.raises(OSError, match=r".*"):
        settings.change(theme="dark")

    assert settings.current().theme == "dark"


def test_no_half_written_file_is_left_behind(home):
    settings.change(theme="dark")

    assert [path.name for path in home.iterdir()] == [settings.NAME]


def test_of_damaged_settings_nothing_is_lost_that_can_be_read(home, monkeypatch):
    monkeypatch.setattr("os.fsync", lambda _handle: None)
    path = home / settings.NAME
    wished = settings.Settings(
        language="cs", theme="dark", text=150, reduced_motion=True, paper="letter", sounds=False
    )
    whole = {**asdict(wished), "from_the_future": {"a": 1}}
    cases = list(small(whole))
    text = json.dumps(whole, indent=1)
    cases += [((), "cut off", text[:end]) for end in range(0, len(text), 5)]
    for place, how, broken in cases[:: 1 if os.environ.get("VELMOC_WALK") else 4]:
        path.write_text(broken, "utf-8", "surrogatepass")
        settings.forget()

        settings.current()
        settings.forget()  # a restart
        settings.change(cover_after=7)
        settings.forget()
        read = asdict(settings.current())

        for name, value in asdict(wished).items():
            line = f'"{name}": {json.dumps(value)},'
            there = broken.find(line) >= 0 if how == "cut off" else place[0] != name
            if there and name != "cover_after":
                assert read[name] == value, (place, how)
        if place and place[0] != "from_the_future":
            assert json.loads(path.read_text("utf-8"))["from_the_future"] == {"a": 1}


@pytest.mark.skipif(os.name != "posix", reason="no umask here")
@pytest.mark.parametrize("there", [False, True])
def test_where_the_window_stood_is_its_owners_alone(home, there):
    place = home / "config" / "window.ini"
    mask = os.umask(0)
    try:
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(settings, "config_folder", lambda: place.parent)
            if there:  # an earlier version left it open
                place.parent.mkdir()
                place.touch()
            kept = settings.geometry()
            kept.setValue("at", 7)
            kept.sync()
            assert settings.geometry().value("at", type=int) == 7
    finally:
        os.umask(mask)

    assert place.stat().st_mode & 0o777 == 0o600
    assert place.parent.stat().st_mode & 0o777 == 0o700
