"""The commands of ``velmoc.py`` that try the rules: no screen, no windows."""

import importlib.util
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[1] / "velmoc.py"


@pytest.fixture
def velmoc():
    spec = importlib.util.spec_from_file_location("velmoc", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize(
    ("word", "module"),
    [("soak", "engine.robots.soak"), ("second-opinion", "tests.naive")],
)
def test_what_tries_the_rules_needs_no_screen(velmoc, monkeypatch, word, module):
    started, needed = [], []
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.setattr(velmoc, "need", needed.append)
    monkeypatch.setattr(velmoc, "environment", lambda **_: "python")
    monkeypatch.setattr(velmoc, "start", lambda *line, **more: started.append((line, more)))

    velmoc.main([word, "--seed", "3"])

    assert started == [(("python", module, ["--seed", "3"]), {})]
    assert needed == [velmoc.CORE]
