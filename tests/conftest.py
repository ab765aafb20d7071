"""Fixtures for every test: no display, no traces in the user's folders."""

import os

import pytest
from hypothesis import settings

# Speed is the benchmarks' business, never a test's; CI tries the same examples every time.
settings.register_profile("velmoc", deadline=None, derandomize=bool(os.environ.get("CI")))
settings.load_profile("velmoc")

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(autouse=True, scope="session")
def _home(tmp_path_factory):
    """Settings, games and caches of a test run lie in a folder of their own."""
    home = tmp_path_factory.mktemp("home")
    old = {name: os.environ.get(name) for name in ("VELMOC_HOME", "XDG_CONFIG_HOME")}
    os.environ["VELMOC_HOME"] = str(home)
    os.environ["XDG_CONFIG_HOME"] = str(home / "config")
    yield
    for name, value in old.items():
        if value is None:
            os.environ.pop(name, None)
        else:
            os.environ[name] = value
