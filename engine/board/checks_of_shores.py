"""What the words of a map file must agree on where fleets keep to the sea: shores and ports."""

from collections.abc import Iterator, Mapping

from engine.board.errors import MapFault, MapFinding
from engine.board.location import province_of
from engine.board.mapfile import MapFile, ProvinceModel
from engine.board.names import fold
from engine.board.province import Terrain


def check_shores(source: MapFile, provinces: Mapping[str, ProvinceModel]) -> Iterator[MapFinding]:
    """Yield everything in which shores and ports contradict the spaces that they lie at."""
    if source.borders.shore:
        yield from _no_coasts(provinces)
        yield from _shores(source, provinces)
    yield from _ports(source, provinces)
    yield from _names_of_ports(source)


def _no_coasts(provinces: Mapping[str, ProvinceModel]) -> Iterator[MapFinding]:
    """Where a shore is no place for fleets, none may be told to lie at a coast."""
    for key, province in provinces.items():
        if province.terrain is Terrain.COASTAL:
            place = f"provinces.{key}.terrain"
            yield MapFinding(MapFault.WRONG_TERRAIN, place, {"location": key})


def _shores(source: MapFile, provinces: Mapping[str, ProvinceModel]) -> Iterator[MapFinding]:
    table = source.borders.shore
    for here, others in table.items():
        place = f"borders.shore.{here}"
        for end in (here, *others):
            if end not in provinces:
                yield MapFinding(MapFault.UNKNOWN_PROVINCE, place, {"location": end})
        for there in others:
            if there == here or others.count(there) > 1:
                yield MapFinding(MapFault.DUPLICATE_ID, place, {"id": there})
            if here not in table.get(there, ()):
                facts = {"one": here, "other": there}
                yield MapFinding(MapFault.ONE_WAY_BORDER, place, facts)
            if here in provinces and there in provinces:
                ends = {provinces[end].terrain is Terrain.SEA for end in (here, there)}
                if len(ends) == 1:
                    yield MapFinding(MapFault.WRONG_TERRAIN, place, {"location": there})


def _ports(source: MapFile, provinces: Mapping[str, ProvinceModel]) -> Iterator[MapFinding]:
    for key, province in provinces.items():
        if province.port is None:
            continue
        place, coast = f"provinces.{key}.port", province.port.coast
        touched = (*source.borders.shore.get(key, ()), *source.borders.fleet.get(key, ()))
        if province.terrain is not Terrain.SEA:
            yield MapFinding(MapFault.PORT_ASHORE, place)
        if coast not in provinces:
            yield MapFinding(MapFault.UNKNOWN_PROVINCE, f"{place}.coast", {"location": coast})
        elif provinces[coast].terrain is Terrain.SEA or coast not in map(province_of, touched):
            yield MapFinding(MapFault.PORT_OFF_COAST, f"{place}.coast", {"coast": coast})


def _names_of_ports(source: MapFile) -> Iterator[MapFinding]:
    """Yield ports called alike: a port's name means its sector, unless a space is called so."""
    meaning: dict[str, str] = {}
    for sector in source.provinces:
        if sector.port is None:
            continue
        for name in sector.port.names.values():
            other = meaning.setdefault(fold(name), sector.id)
            if other != sector.id:
                facts = {"alias": name, "one": other, "other": sector.id}
                place = f"provinces.{sector.id}.port.names"
                yield MapFinding(MapFault.AMBIGUOUS_ALIAS, place, facts)
