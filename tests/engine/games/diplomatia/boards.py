"""Boards for tests of Diplomatia, from a description of spaces and borders as programs hand in."""

from engine.board.board import Board
from engine.board.province import Port, Power, Province, Terrain
from engine.games.diplomatia.calendar import CALENDAR
from engine.rules.position import Position, Unit, UnitKind


def board_of(spaces, borders, powers=None, key="described"):
    """Make a board.

    ``spaces`` are by id: ``{"name", "en"?, "abbr"?, "kind": "land"|"sea", "centre"?, "home"?,
    "port"?: (name, coast), "forms"?, "aliases"?}``; a border joins two lands, two sectors, or a
    land to a sector that it touches.
    """
    provinces = {key: _province(key, said) for key, said in spaces.items()}
    pairs = {"inland": set(), "sea": set(), "shore": set()}
    for one, other in borders:
        kinds = {provinces[one].terrain.value, provinces[other].terrain.value}
        if len(kinds) == 1:
            pairs[kinds.pop()].add(tuple(sorted((one, other))))
        else:
            land = one if provinces[one].terrain is Terrain.INLAND else other
            pairs["shore"].add((land, other if land == one else one))
    homes = dict.fromkeys(p.home for p in provinces.values() if p.home)
    return Board(
        id=key,
        names={"cs": "Popsaná", "en": "Described"},
        powers=tuple(powers or (Power(id=home, letter=home[0], names={}) for home in homes)),
        provinces=provinces,
        army_borders=frozenset(pairs["inland"]),
        fleet_borders=frozenset(pairs["sea"]),
        shore_borders=frozenset(pairs["shore"]),
        start_units=(("", "A", ""), ("", "F", "")),
        game="diplomatia",
    )


def _province(key, said):
    port = said.get("port")
    return Province(
        id=key,
        abbr=said.get("abbr", key.title()),
        terrain=Terrain.SEA if said["kind"] == "sea" else Terrain.INLAND,
        names={"cs": said["name"], "en": said.get("en", said["name"])},
        forms={"cs": said["forms"]} if "forms" in said else {},
        aliases=tuple(said.get("aliases", ())),
        centre=said.get("centre", False),
        home=said.get("home"),
        port=Port(names={"cs": port[0], "en": port[0]}, coast=port[1]) if port else None,
    )


def position_of(units, phase="T1M", **said):
    """Lay out units by power: ``{"RUS": ["A KAR", "F FZA"]}``."""
    return Position(
        phase=CALENDAR.parse(phase),
        units=tuple(unit_of(power, text) for power, own in units.items() for text in own),
        **said,
    )


def unit_of(power, text):
    """Take a unit as files write it."""
    return Unit(power, UnitKind(text[0]), text[2:])


def _land(name, en, forms="", **said):
    return {"name": name, "en": en, "kind": "land", **({"forms": forms} if forms else {}), **said}


def _sea(name, en, forms="", **said):
    return {"name": name, "en": en, "kind": "sea", **({"forms": forms} if forms else {}), **said}


SPACES = {
    "KAR": _land(
        "Karélie",
        "Karelia",
        "f v: Karélie, Karélie, Karélii, Karélii, Karélie, Karélii, Karélií",
        centre=True,
        home="RUS",
    ),
    "EST": _land(
        "Estonsko",
        "Estonia",
        "n v: Estonsko, Estonska, Estonsku, Estonsko, Estonsko, Estonsku, Estonskem",
        home="RUS",
    ),
    "LOY": _land(
        "Lotyšsko",
        "Latvia",
        "n v: Lotyšsko, Lotyšska, Lotyšsku, Lotyšsko, Lotyšsko, Lotyšsku, Lotyšskem",
        abbr="Loty",
        centre=True,
    ),
    "UPP": _land("Uppland", "Uppland", centre=True, home="SCA"),
    "FIN": _land("Finsko", "Finland", abbr="Fin", centre=True, home="SCA"),
    "KAT": _land("Katalánsko", "Catalonia", centre=True, home="ESP"),
    "ALZ": _land("Alžírsko", "Algeria", abbr="Alží", centre=True),
    "LAN": _land("Languedoc", "Languedoc", home="FRA"),
    "PRO": _land("Provence", "Provence", centre=True, home="FRA"),
    "VAL": _land("Valencie", "Valencia", home="ESP"),
    "ODE": _land("Oděsa", "Odesa", centre=True, home="RUS"),
    "FZA": _sea(
        "Finský záliv",
        "Gulf of Finland",
        "m v: Finský záliv, Finského zálivu, Finskému zálivu, Finský záliv, Finský záliv,"
        " Finském zálivu, Finským zálivem",
        abbr="FiZá",
        home="RUS",
        port=("Kronštadt", "KAR"),
    ),
    "BOT": _sea(
        "Botnický záliv",
        "Gulf of Bothnia",
        "m v: Botnický záliv, Botnického zálivu, Botnickému zálivu, Botnický záliv,"
        " Botnický záliv, Botnickém zálivu, Botnickým zálivem",
        abbr="Both",
        aliases=("Botnický",),
        home="SCA",
        port=("Stockholm", "UPP"),
    ),
    "VBA": _sea(
        "Východní Balt",
        "Eastern Baltic",
        "m v: Východní Balt, Východního Baltu, Východnímu Baltu, Východní Balt, Východní Balt,"
        " Východním Baltu, Východním Baltem",
        abbr="VBal",
        port=("Riga", "LOY"),
    ),
    "STS": _sea(
        "Středomoří-sever",
        "Mediterranean-North",
        "n v: Středomoří-sever, Středomoří-severu, Středomoří-severu, Středomoří-sever,"
        " Středomoří-severe, Středomoří-severu, Středomoří-severem",
        abbr="StřS",
        aliases=("Severní Středomoří",),
        home="FRA",
        port=("Marseille", "PRO"),
    ),
    "STZ": _sea(
        "Středomoří-západ",
        "Mediterranean-West",
        abbr="StřZ",
        aliases=("Západní Středomoří",),
        home="ESP",
        port=("Cartagena", "VAL"),
    ),
    "ODZ": _sea("Oděský záliv", "Gulf of Odesa", home="RUS", port=("Oděsa", "ODE")),
}
BORDERS = (
    *(("KAR", "EST"), ("KAR", "LOY"), ("EST", "LOY"), ("KAR", "FIN"), ("FIN", "UPP")),
    *(("KAT", "LAN"), ("LAN", "PRO"), ("KAT", "VAL"), ("LOY", "ODE")),
    *(("FZA", "BOT"), ("FZA", "VBA"), ("BOT", "VBA"), ("STS", "STZ")),
    *(("KAR", "FZA"), ("EST", "FZA"), ("EST", "VBA"), ("LOY", "VBA"), ("FIN", "FZA")),
    *(("FIN", "BOT"), ("UPP", "BOT"), ("UPP", "VBA"), ("KAT", "STS"), ("LAN", "STS")),
    *(("PRO", "STS"), ("VAL", "STZ"), ("ALZ", "STZ"), ("ODE", "ODZ")),
)
POWERS = (
    Power(
        id="RUS",
        letter="R",
        names={"cs": "Rusko", "en": "Russia"},
        forms={"cs": "n v: Rusko, Ruska, Rusku, Rusko, Rusko, Rusku, Ruskem"},
        aliases=("ruská", "ruský", "Russian"),
    ),
    Power(
        id="SCA",
        letter="S",
        names={"cs": "Skandinávie", "en": "Scandinavia"},
        aliases=("skandinávská", "skandinávský", "Scandinavian"),
    ),
    Power(
        id="ESP",
        letter="E",
        names={"cs": "Španělsko", "en": "Spain"},
        aliases=("španělská", "španělský", "Spanish"),
    ),
    Power(
        id="FRA",
        letter="F",
        names={"cs": "Francie", "en": "France"},
        aliases=("francouzská", "francouzský", "French"),
    ),
)


def small_board():
    """Make the corner of Europe that most tests play in, with a second one in the south."""
    return board_of(SPACES, BORDERS, POWERS, "corner")
