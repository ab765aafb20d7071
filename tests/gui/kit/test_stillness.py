"""Whether things move: the setting, or what the system was asked for."""

import pytest

from gui.kit import stillness


@pytest.mark.parametrize(
    ("ours", "systems", "still"),
    [(True, False, True), (False, True, True), (False, False, False)],
)
def test_either_the_setting_or_the_system_can_ask_for_stillness(monkeypatch, ours, systems, still):
    class Kept:
        reduced_motion = ours

    monkeypatch.setattr(stillness.settings, "current", Kept)
    monkeypatch.setattr(stillness, "of_system", lambda: systems)

    assert stillness.wanted() is still


def test_a_desktop_without_a_bus_asks_for_nothing(monkeypatch, tmp_path):
    monkeypatch.delenv("DBUS_SESSION_BUS_ADDRESS", raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))

    assert stillness._desktop() is False


def test_a_bus_that_nobody_answers_on_asks_for_nothing(monkeypatch, tmp_path):
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", f"unix:path={tmp_path}/none")

    assert stillness._desktop() is False
