"""Compiles a map of states, or tells everything that is wrong with it. Heavy: see ``loader``."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from pathlib import Path

from engine.board.atlas import Atlas, Spots, StateMarks
from engine.board.checks import check_arcs
from engine.board.compiler import refuse
from engine.board.errors import MapFault, MapFinding
from engine.board.mapfile import LANGUAGES, Names
from engine.board.names import fold
from engine.board.shapes import Shapes, label_of, labels_of
from engine.board.states import Apart, State, StateBoard, StateBorder
from engine.board.states_audit import audit
from engine.board.states_file import StatesFile, parse
from engine.board.topology import open_rings


def compile_states(path: Path, content: bytes) -> tuple[StateBoard, Atlas]:
    """Turn a file's content into a table of states and its drawing.

    Raises:
        MapError: the map is broken; the first thing that is wrong with it.

    """
    source = parse(path, content)
    refuse(path, findings(source))
    return board_of(source), replace(
        Shapes.of(source).atlas(spots_of(source)), states=marks(source)
    )


def findings(source: StatesFile) -> Iterator[MapFinding]:
    """Yield everything wrong with a map that could be read; the drawing only if the words agree."""
    wrong = [*_words(source)] or [*open_rings(source)]
    if wrong:
        yield from wrong
        return
    shapes = Shapes.of(source)
    faults = [*shapes.faults()]
    if faults:
        yield from faults
        return
    yield from audit(board_of(source), shapes, spots_of(source), marks(source))


def board_of(source: StatesFile) -> StateBoard:
    """Take the table of a map file."""
    return StateBoard(
        id=source.id,
        game=source.game,
        names=source.names,
        states={
            key: State(
                names=one.names,
                capital=one.capital,
                aliases=tuple(one.aliases),
                parts=dict(sorted(one.parts.items())),
            )
            for key, one in sorted(source.states.items())
        },
        borders=tuple(
            sorted(
                StateBorder(a, b, how.via, how.source)
                for a, others in source.borders.items()
                for b, how in others.items()
                if a < b
            )
        ),
        apart=tuple(Apart(min(p.a, p.b), max(p.a, p.b), p.why) for p in source.apart),
    )


def spots_of(source: StatesFile) -> dict[str, Spots]:
    """Take the names' places."""
    return {
        part: Spots(label=labels_of(spots.label), abbr=label_of(spots.abbr))
        for part, spots in source.spots.items()
    }


def marks(source: StatesFile) -> StateMarks:
    """Take what else is drawn."""
    spots = sorted(source.spots.items())
    return StateMarks(
        stones={part: one.stone for part, one in spots},
        leaders={part: tuple(one.leader) for part, one in spots if one.leader},
        lines={part: one.lines for part, one in spots if one.lines},
        crossings={
            (a, b): tuple(way)
            for a, others in sorted(source.crossings.items())
            for b, way in sorted(others.items())
        },
    )


# What the words of a file must agree on


def _words(source: StatesFile) -> Iterator[MapFinding]:
    yield from _parts(source)
    yield from _names(source)
    yield from _borders(source)
    yield from _drawing(source)
    yield from check_arcs(source)


def _parts(source: StatesFile) -> Iterator[MapFinding]:
    whose: dict[str, str] = {}
    for key, state in source.states.items():
        for part in state.parts or (key,):
            if part in whose or (part in source.states and part != key):
                yield MapFinding(MapFault.DUPLICATE_ID, f"states.{key}.parts", {"id": part})
            whose[part] = key


def _names(source: StatesFile) -> Iterator[MapFinding]:
    """Every name is there in both languages; one spelling means one state, or one part."""
    named: list[tuple[str, Names]] = [("names", source.names)]
    named += [(f"apart.{number}.why", one.why) for number, one in enumerate(source.apart)]
    meaning: dict[str, str] = {}
    for key, state in source.states.items():
        place = f"states.{key}"
        named += [(f"{place}.names", state.names), (f"{place}.capital", state.capital)]
        named += [(f"{place}.parts.{part}", names) for part, names in state.parts.items()]
        words = [(key, text) for text in (key, *state.names.values(), *state.aliases)]
        words += [(part, t) for part, names in state.parts.items() for t in (part, *names.values())]
        for means, text in words:
            other = meaning.setdefault(fold(text), means)
            if other != means:
                facts = {"alias": text, "one": other, "other": means}
                yield MapFinding(MapFault.AMBIGUOUS_ALIAS, f"{place}.aliases", facts)
    for place, names in named:
        for language in LANGUAGES:
            if language not in names:
                yield MapFinding(MapFault.MISSING_NAME, place, {"language": language})


def _borders(source: StatesFile) -> Iterator[MapFinding]:
    whose = source.parts
    pairs = [(f"borders.{a}", a, b) for a, others in source.borders.items() for b in others]
    pairs += [(f"apart.{number}", one.a, one.b) for number, one in enumerate(source.apart)]
    for place, here, there in pairs:
        for part in (here, there):
            if part not in whose:
                yield MapFinding(MapFault.UNKNOWN_PROVINCE, place, {"location": part})
        how, back = (source.borders.get(a, {}).get(b) for a, b in ((here, there), (there, here)))
        if whose.get(here) == whose.get(there) or (how is not None and "apart" in place):
            yield MapFinding(MapFault.DUPLICATE_ID, place, {"id": there})
        if how != back:
            yield MapFinding(MapFault.ONE_WAY_BORDER, place, {"one": here, "other": there})


def _drawing(source: StatesFile) -> Iterator[MapFinding]:
    """Whatever is drawn is known; whatever is known has its outline, its spots and its crossing."""
    whose = source.parts
    for place, drawn in (
        ("outlines.provinces", source.outlines.provinces),
        ("spots", source.spots),
    ):
        for unknown in sorted(drawn.keys() - whose.keys()):
            yield MapFinding(MapFault.UNKNOWN_PROVINCE, f"{place}.{unknown}", {"location": unknown})
    for part in whose:
        cell, spots = source.outlines.provinces.get(part), source.spots.get(part)
        if cell is None or not cell.land:
            yield MapFinding(MapFault.MISSING_OUTLINE, f"outlines.provinces.{part}")
        if spots is None:
            yield MapFinding(MapFault.MISSING_SPOT, "spots", {"spot": part})
            continue
        for language in sorted({*LANGUAGES} - spots.label.keys()):
            yield MapFinding(MapFault.MISSING_SPOT, f"spots.{part}.label", {"spot": language})
    written = {(a, b) for a, others in source.borders.items() for b in others if a < b}
    crossed = {*chain.from_iterable(((a, b) for b in o) for a, o in source.crossings.items())}
    for fault, pairs in (
        (MapFault.MISSING_SPOT, written - crossed),
        (MapFault.UNUSED_SPOT, crossed - written),
    ):
        for a, b in sorted(pairs):
            yield MapFinding(fault, f"crossings.{a}", {"spot": b})
