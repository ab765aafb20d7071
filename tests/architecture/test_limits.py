"""What a reader has to hold in mind at once grows nowhere: whoever is over a limit is named."""

import json

import pytest

from tests.architecture import limits
from tests.architecture.sources import pieces


def law(what, *texts):
    """Measure modules ``gui.m0``, ``gui.m1`` and so on in the room ``gui``."""
    all_ = [limits.module(f"gui.m{number}", pieces(text)) for number, text in enumerate(texts)]
    folders = ("gui", "gui.map", "gui.map.lines", "gui.games.one", "gui.games.two", "engine.board")
    rooms = [limits.module(f"{room}.__init__", pieces("")) for room in folders]
    return what([*all_, *rooms])


@pytest.fixture(scope="module")
def measured(all_modules):
    return limits.measured(all_modules)


@pytest.mark.parametrize("what", limits.LIMITS)
def test_nobody_new_is_over_a_limit_and_nobody_further_than_before(measured, what):
    now, known = measured[what], limits.known()[what]

    assert {name: count for name, count in now.items() if count > known.get(name, 0)} == {}


@pytest.mark.parametrize("what", limits.LIMITS)
def test_who_is_over_no_limit_any_more_is_not_excepted(measured, what):
    assert limits.known()[what].keys() - measured[what].keys() == set()


def test_every_limit_has_its_list():
    assert limits.known().keys() == limits.LIMITS.keys()


def test_methods_are_those_of_a_class_and_all_its_bases_each_once():
    base = "class Base:\n    def a(self): ...\n    def b(self): ...\n    x = 1\n"
    own = (
        "from gui.m0 import Base as B\n"
        "class Own(B[int], Qt):\n    def b(self): ...\n    def c(self): ...\n"
    )
    last = "from gui import m1\nclass Last(m1.Own):\n    async def d(self): ...\n"
    near = "class A:\n    def a(self): ...\nclass B(A):\n    def b(self): ...\n"

    assert law(limits.methods, base, own, last, near) == {
        "gui.m0.Base": 2,
        "gui.m1.Own": 3,
        "gui.m2.Last": 4,
        "gui.m3.A": 1,
        "gui.m3.B": 2,
    }


def test_parameters_are_what_a_caller_has_to_say():
    text = (
        "def f(a, /, b, *c, d=1, **e): ...\n"
        "class C:\n"
        "    def m(self, a): ...\n"
        "    @staticmethod\n"
        "    def s(a, b): ...\n"
        "    @classmethod\n"
        "    def k(cls): ...\n"
        "def g():\n"
        "    async def inner(a, b): ...\n"
    )

    assert law(limits.parameters, text) == {
        "gui.m0.f": 3,
        "gui.m0.C.m": 1,
        "gui.m0.C.s": 2,
        "gui.m0.C.k": 0,
        "gui.m0.g": 0,
        "gui.m0.g.inner": 2,
    }


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("def f(view):\n    return view._camera\n", 1),
        ("class C(Base):\n    def f(self):\n        return self._camera\n", 1),
        ("from gui.map import _paint\n", 1),
        ("from gui.map import view\nview._paint()\nview._paint()\n", 1),
        (
            "class C:\n    def f(self):\n        self._a = 1\n        return self._a\n",
            0,
        ),
        ("class C:\n    _a: int = 1\n    def f(self):\n        return self._a\n", 0),
        ("class C:\n    __slots__ = ('_a',)\n    def f(self):\n        return self._a\n", 0),
        ("class C:\n    def _f(self): ...\n    def g(self):\n        self._f()\n", 0),
        ("seat._replace(player='Eva').__class__\n", 0),
    ],
)
def test_private_names_are_those_that_another_module_gives(text, count):
    assert law(limits.private_names, text)["gui.m0"] == count


def test_rooms_are_those_of_others_however_they_are_imported():
    text = (
        "from typing import TYPE_CHECKING\nfrom gui import m1\nimport gui.map.view\n"
        "if TYPE_CHECKING:\n    from engine.board.board import Board\n"
        "def f():\n    from gui.map import paint\n    import json\n"
    )

    assert law(limits.rooms, text, "")["gui.m0"] == 2


def test_the_list_is_written_anew_only_where_nothing_has_grown(monkeypatch, tmp_path, capsys):
    what = "parameters of a function"
    nobody = {name: {} for name in limits.LIMITS}
    monkeypatch.setattr(limits, "KNOWN", tmp_path / "list.json")
    monkeypatch.setattr(limits, "modules", dict)

    def over(**names):
        monkeypatch.setattr(limits, "measured", lambda _: {**nobody, what: names})
        return limits.main()

    assert over(found=9, sealed=7) == 0
    assert over(begin=9, sealed=7) == 0  # named otherwise
    assert limits.known()[what] == {"begin": 9, "sealed": 7}
    assert over(begin=9, sealed=8) == 1
    assert over(begin=9, sealed=7, reveal=7) == 1
    assert what in capsys.readouterr().err
    assert json.loads(limits.KNOWN.read_text("utf-8"))[what] == {"begin": 9, "sealed": 7}
    assert over(begin=8) == 0
