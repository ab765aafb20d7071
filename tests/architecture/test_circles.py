"""No module needs one that needs it, by whatever way: imports that come late or for types count."""

from graphlib import CycleError, TopologicalSorter

from tests.architecture import limits

VIEWS = ("gui.map.board.view", "gui.reveal.board")
"""A view of the board and its parts in the same room know each other: one thing in some files."""


def needed(all_):
    """Return by module which modules of the program it imports."""
    names = {one.name.removesuffix(".__init__") for one in all_}
    found = {}
    for one in all_:
        name = one.name.removesuffix(".__init__")
        places = {
            place
            for whole in one.imports.values()
            for place in (whole, whole.rpartition(".")[0])
            if place in names
        }
        # ``from room import module`` needs the module; its room is no more than where it stands.
        found[name] = {
            place
            for place in places - {name}
            if not any(other.startswith(f"{place}.") for other in places)
        }
    return found


def parts(view, needs):
    """Return a view with all in its room that it needs and that need it, parts of parts too."""
    room, found = view.rpartition(".")[0], set()
    more = {view}
    while more:
        found |= more
        more = {
            name
            for name in needs
            if name.rpartition(".")[0] == room
            and needs[name] & found
            and any(name in needs[part] for part in found)
        } - found
    return found


def as_one(needs):
    """Return the same with each view and its parts taken for one module."""
    whole = {name: view for view in VIEWS if view in needs for name in parts(view, needs)}
    found = {}
    for name, places in needs.items():
        one = whole.get(name, name)
        found.setdefault(one, set()).update(whole.get(place, place) for place in places)
    return {name: places - {name} for name, places in found.items()}


def circle(needs):
    """Return one circle, if there is any."""
    try:
        TopologicalSorter(needs).prepare()
    except CycleError as error:
        return error.args[1]
    return []


def test_no_module_needs_itself(all_modules):
    assert circle(as_one(needed(all_modules))) == []


def test_a_circle_is_found_whichever_way_it_is_closed(tmp_path):
    for room in ("engine", "gui"):
        (tmp_path / room).mkdir()
    closing = {
        "from engine import b": "at once",
        "def f():\n    import engine.b": "late",
        "if TYPE_CHECKING:\n    from engine.b import B": "for types",
    }
    for text, way in closing.items():
        (tmp_path / "engine" / "a.py").write_text(text, "utf-8")
        (tmp_path / "engine" / "b.py").write_text("from engine.a import A", "utf-8")

        found = circle(as_one(needed(limits.modules(tmp_path))))
        assert set(found) == {"engine.a", "engine.b"}, way
