"""A map of ten spaces for Diplomatia: the old town, of which three quarters are under water."""

import json

from engine import resources
from engine.board.loader import NAME, load

KEY = "harbour"
SEA = ("INN", "MARKET", "WELL")
PORTS = {
    "INN": ("Molo", "QUAY", (967, 895)),
    "MARKET": ("Rybárna", "GARDEN", (726, 438)),
    "WELL": ("Přístaviště", "FORGE", (1125, 576)),
}


def make_map(folder):
    """Write the map into a folder, and load it."""
    found = json.loads((resources.maps() / "old_town" / NAME).read_text("utf-8"))
    found |= {"id": KEY, "game": "diplomatia"}
    for power in found["powers"]:
        power["start"] = []
    for space in found["provinces"]:
        _flood(space, found)
    joined = {"army": {}, "fleet": {}, "shore": {}}
    for one, others in found["borders"]["army"].items():
        for other in others:
            kind = ("army", "shore", "fleet")[(one in SEA) + (other in SEA)]
            joined[kind].setdefault(one, []).append(other)
    found["borders"] = joined
    folder.mkdir(parents=True, exist_ok=True)
    (folder / NAME).write_text(json.dumps(found), "utf-8")
    return load(folder, folder / "cache")


def _flood(space, found):
    """Make a space a sector with a port, or a territory with a centre."""
    key = space["id"]
    spot = found["spots"][key]
    if key not in SEA:
        space["centre"] = True
        spot["centre"] = [spot["army"][0] - 60, spot["army"][1]]
        return
    outline = found["outlines"]["provinces"][key]
    name, coast, at = PORTS[key]
    space |= {"terrain": "sea", "port": {"names": {"cs": name, "en": name}, "coast": coast}}
    outline["water"] = outline.pop("land")
    spot["fleet"] = {key: spot.pop("army")}
    spot["dislodged"] = {key: spot["dislodged"]["A"]}
    label = {"at": [at[0] - 50, at[1] + 25], "px": 14.0}
    spot["port"] = {"at": at, "label": {"cs": label, "en": label}}
