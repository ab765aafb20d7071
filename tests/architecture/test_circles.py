"""No module needs one that needs it, by whatever way: imports that come late or for types count."""

from graphlib import CycleError, TopologicalSorter

from tests.architecture import limits, sources


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


def circle(needs):
    """Return one circle, if there is any."""
    try:
        TopologicalSorter(needs).prepare()
    except CycleError as error:
        return error.args[1]
    return []


def test_no_module_needs_itself(all_modules):
    assert circle(needed(all_modules)) == []


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

        found = circle(needed([limits.module_at(*one) for one in sources.modules(tmp_path)]))
        assert set(found) == {"engine.a", "engine.b"}, way
