"""What the words of a map file must agree on, before any drawing is looked at."""

from collections.abc import Iterable, Iterator, Mapping
from itertools import chain

from engine.board.board import AFLOAT, ASHORE, sails
from engine.board.checks_of_shores import check_shores
from engine.board.errors import MapFault, MapFinding
from engine.board.location import coast_of, province_of
from engine.board.mapfile import LANGUAGES, DrawnFile, MapFile, Names, ProvinceModel
from engine.board.names import fold
from engine.board.province import Terrain


def check_words(source: MapFile) -> Iterator[MapFinding]:
    """Yield everything in which the parts of a map file contradict one another."""
    yield from _duplicates(source)
    provinces = {p.id: p for p in source.provinces}
    yield from _names(source)
    yield from _aliases(source)
    for province in source.provinces:
        yield from _province(province, {power.id for power in source.powers})
    yield from _borders(source, provinces)
    yield from check_shores(source, provinces)
    yield from _powers(source, provinces)
    yield from _outlines(source, provinces)
    yield from _spots(source, provinces)


def _duplicates(source: MapFile) -> Iterator[MapFinding]:
    for place, ids in (
        ("provinces", [p.id for p in source.provinces]),
        ("powers", [p.id for p in source.powers]),
    ):
        for twice in sorted({i for i in ids if ids.count(i) > 1}):
            yield MapFinding(MapFault.DUPLICATE_ID, place, {"id": twice})
    letters: dict[str, str] = {}
    for power in source.powers:
        letter = source.letters.get(power.id, "")
        other = letters.setdefault(letter, power.id)
        if other != power.id:
            facts = {"letter": letter, "other": other}
            yield MapFinding(MapFault.DUPLICATE_LETTER, f"powers.{power.id}.letter", facts)
    worn: dict[str, str] = {}
    for power in source.powers if any(power.colours for power in source.powers) else ():
        letter = power.colours or source.letters.get(power.id, "")
        other = worn.setdefault(letter, power.id)
        if other != power.id:
            facts = {"letter": letter, "other": other}
            yield MapFinding(MapFault.DUPLICATE_COLOURS, f"powers.{power.id}.colours", facts)


def _names(source: MapFile) -> Iterator[MapFinding]:
    named: list[tuple[str, Names]] = [("names", source.names)]
    named += [(f"powers.{p.id}.names", p.names) for p in source.powers]
    for p in source.provinces:
        named.append((f"provinces.{p.id}.names", p.names))
        named += [(f"provinces.{p.id}.coasts.{c}", names) for c, names in p.coasts.items()]
        if p.port is not None:
            named.append((f"provinces.{p.id}.port.names", p.port.names))
    named += [(f"towns.{number}.names", town.names) for number, town in enumerate(source.towns)]
    for place, names in named:
        for language in LANGUAGES:
            if language not in names:
                yield MapFinding(MapFault.MISSING_NAME, place, {"language": language})


def _other_names(province: ProvinceModel) -> Iterator[str]:
    for told in (province.abbrs, province.names, province.labels):
        yield from told.values()
    yield from province.aliases


def _aliases(source: MapFile) -> Iterator[MapFinding]:
    """One spelling means one province, and one power: nothing is guessed when orders are read."""
    words: list[tuple[str, str, Iterable[str]]] = [
        ("provinces", p.id, (p.id, p.abbr, *_other_names(p))) for p in source.provinces
    ]
    words += [
        ("powers", p.id, (p.id, source.letters[p.id], *p.names.values(), *p.aliases))
        for p in source.powers
    ]
    meaning: dict[tuple[str, str], str] = {}
    for kind, key, spellings in words:
        for spelling in spellings:
            other = meaning.setdefault((kind, fold(spelling)), key)
            if other != key:
                facts = {"alias": spelling, "one": other, "other": key}
                yield MapFinding(MapFault.AMBIGUOUS_ALIAS, f"{kind}.{key}.aliases", facts)


def _province(province: ProvinceModel, powers: set[str]) -> Iterator[MapFinding]:
    place = f"provinces.{province.id}"
    if province.home is not None and province.home not in powers:
        yield MapFinding(MapFault.UNKNOWN_POWER, f"{place}.home", {"power": province.home})
    if province.coasts and province.terrain is not Terrain.COASTAL:
        yield MapFinding(MapFault.WRONG_TERRAIN, f"{place}.coasts", {"location": province.id})
    if province.centre and province.terrain is Terrain.SEA:
        yield MapFinding(MapFault.WRONG_TERRAIN, f"{place}.centre", {"location": province.id})


def _location(
    provinces: Mapping[str, ProvinceModel], kind: str, location: str, place: str
) -> Iterator[MapFinding]:
    """Tell what keeps a unit of this kind from standing in a location."""
    province, facts = provinces.get(province_of(location)), {"location": location}
    if province is None:
        yield MapFinding(MapFault.UNKNOWN_PROVINCE, place, facts)
    elif not sails(kind):
        if province.terrain is Terrain.SEA or coast_of(location):
            yield MapFinding(MapFault.WRONG_TERRAIN, place, facts)
    elif province.terrain is Terrain.INLAND:
        yield MapFinding(MapFault.WRONG_TERRAIN, place, facts)
    elif province.coasts and not coast_of(location):
        yield MapFinding(MapFault.MISSING_COAST, place, facts)
    elif coast_of(location) and coast_of(location) not in province.coasts:
        yield MapFinding(MapFault.UNKNOWN_COAST, place, facts)


def _borders(source: MapFile, provinces: Mapping[str, ProvinceModel]) -> Iterator[MapFinding]:
    borders: Mapping[str, Mapping[str, list[str]]] = {
        "army": source.borders.army,
        "fleet": source.borders.fleet,
    }
    for name, table in borders.items():
        kind = ASHORE if name == "army" else AFLOAT
        for here, others in table.items():
            place = f"borders.{name}.{here}"
            yield from _location(provinces, kind, here, place)
            for there in others:
                yield from _location(provinces, kind, there, place)
                if there == here or others.count(there) > 1:
                    yield MapFinding(MapFault.DUPLICATE_ID, place, {"id": there})
                if here not in table.get(there, ()):
                    facts = {"one": here, "other": there}
                    yield MapFinding(MapFault.ONE_WAY_BORDER, place, facts)


def _powers(source: MapFile, provinces: Mapping[str, ProvinceModel]) -> Iterator[MapFinding]:
    centres = [province for province in source.provinces if province.centre]
    for power in source.powers:
        place = f"powers.{power.id}"
        if centres and not any(centre.home == power.id for centre in centres):
            yield MapFinding(MapFault.MISSING_HOME, place, {"power": power.id})
        for unit in power.start:
            yield from _location(provinces, unit[0], unit[2:], f"{place}.start")
    taken = [province_of(unit[2:]) for power in source.powers for unit in power.start]
    for twice in sorted({p for p in taken if taken.count(p) > 1}):
        yield MapFinding(MapFault.DUPLICATE_ID, "powers", {"id": twice})


def _outlines(source: MapFile, provinces: Mapping[str, ProvinceModel]) -> Iterator[MapFinding]:
    outlines = source.outlines
    for unknown in outlines.provinces.keys() - provinces.keys():
        place = f"outlines.provinces.{unknown}"
        yield MapFinding(MapFault.UNKNOWN_PROVINCE, place, {"location": unknown})
    for key, province in provinces.items():
        cell = outlines.provinces.get(key)
        wet = province.terrain is Terrain.SEA
        if cell is None or not (cell.water if wet else cell.land):
            yield MapFinding(MapFault.MISSING_OUTLINE, f"outlines.provinces.{key}")
        elif wet and cell.land:
            place = f"outlines.provinces.{key}.land"
            yield MapFinding(MapFault.WRONG_TERRAIN, place, {"location": key})
    yield from check_arcs(source)


def check_arcs(source: DrawnFile) -> Iterator[MapFinding]:
    """Yield arcs that are none, and numbers of arcs that are not there."""
    outlines, count = source.outlines, len(source.outlines.arcs)
    for number, arc in enumerate(outlines.arcs):
        if len(arc) % 2:
            place = f"outlines.arcs.{number}"
            yield MapFinding(MapFault.WRONG_TYPE, place, {"expected": "pairs"})
    areas = [
        (f"outlines.provinces.{key}.{part}", polygons)
        for key, cell in outlines.provinces.items()
        for part, polygons in (("land", cell.land), ("water", cell.water))
    ]
    areas += [(f"outlines.impassable.{key}", p) for key, p in outlines.impassable.items()]
    areas.append(("outlines.outer_water", outlines.outer_water))
    for place, polygons in areas:
        for used in chain.from_iterable(chain.from_iterable(polygons)):
            if not -count <= used < count:
                yield MapFinding(MapFault.ARC_OUT_OF_RANGE, place, {"arc": used, "count": count})


def _spots(source: MapFile, provinces: Mapping[str, ProvinceModel]) -> Iterator[MapFinding]:
    for unknown in source.spots.keys() - provinces.keys():
        place = f"spots.{unknown}"
        yield MapFinding(MapFault.UNKNOWN_PROVINCE, place, {"location": unknown})
    for key, province in provinces.items():
        spots, place = source.spots.get(key), f"spots.{key}"
        if spots is None:
            yield MapFinding(MapFault.MISSING_SPOT, "spots", {"spot": key})
            continue
        coasts = {f"{key}/{coast}" for coast in province.coasts}
        fleets = (coasts or {key}) if province.terrain is not Terrain.INLAND else set()
        army = {"army"} if province.terrain is not Terrain.SEA else set()
        for part, wanted, present in (
            ("label", set(LANGUAGES), set(spots.label)),
            ("army", army, {"army"} if spots.army else set()),
            ("fleet", fleets, set(spots.fleet)),
            ("dislodged", fleets | ({ASHORE} if army else set()), set(spots.dislodged)),
            (
                "centre",
                {"centre"} if province.centre else set(),
                {"centre"} if spots.centre else set(),
            ),
            ("coast", coasts, set(spots.coast)),
            ("port", {"port"} if province.port else set(), {"port"} if spots.port else set()),
            (
                "port.label",
                set(LANGUAGES) if province.port and spots.port else set(),
                set(spots.port.label) if spots.port else set(),
            ),
        ):
            for missing in sorted(wanted - present):
                yield MapFinding(MapFault.MISSING_SPOT, f"{place}.{part}", {"spot": missing})
            for unused in sorted(present - wanted):
                yield MapFinding(MapFault.UNUSED_SPOT, f"{place}.{part}", {"spot": unused})
