"""Maps of any size for tests: bricks of land and water, with powers on them.

::

    │ AAA │ AAB │ AAC  │    A sign of a picture is a brick: ``.`` land, ``~`` sea. Every second row
    │ BAA  │ BAB │ BAC │    is half a brick further right: nowhere more than three of them meet.
"""

from itertools import product

SIDE = 100
"""Board units of a brick."""

WORD = "Nejneobhospodařovávatelnější Velkoknížectví "
"""What stands before every name of a map whose names are long."""


def picture(width, height, seas=0):
    """Return a picture with so many rows of sea at its foot."""
    return ["." * width] * (height - seas) + ["~" * width] * seas


def grid_map(rows, powers, *, centres=1, homes=2, side=SIDE, long=False, letters=(), id_="grid"):
    """Return a sound map: each power has so many homes, of which so many are centres.

    ``centres`` may be nothing: then the map has none at all.
    """
    height, width = len(rows), len(rows[0])
    cells = list(product(range(height), range(width)))
    land = [cell for cell in cells if _at(rows, cell) == "."]
    homes = min(homes, max(1, len(land) // powers))
    step = len(land) / powers
    home = {
        land[int(number * step) + place]: number
        for number in range(powers)
        for place in range(homes)
    }
    centre = {
        land[int(number * step) + place] for number in range(powers) for place in range(centres)
    }
    kinds = {cell: _terrain(rows, cell) for cell in cells}
    army, fleet = _borders(rows, cells, kinds)
    before = WORD if long else ""
    return {
        "format": 1,
        "id": id_,
        "names": {"cs": f"{before}Mřížka", "en": f"{before}Grid"},
        "size": [(width + 0.5) * side, height * side],
        "powers": [
            {
                "id": f"POWER_{_letters(number)}",
                **({"letter": letters[number]} if number < len(letters) else {}),
                "names": {
                    "cs": f"{before}Mocnost {number + 1}",
                    "en": f"{before}Power {number + 1}",
                },
                "start": [
                    f"A {_id(cell)}" for cell in home if home[cell] == number and cell in land
                ],
            }
            for number in range(powers)
        ],
        "provinces": [
            {
                "id": _id(cell),
                "abbr": _id(cell).title(),
                "terrain": kinds[cell],
                "names": {"cs": f"{before}Pole {_id(cell)}", "en": f"{before}Field {_id(cell)}"},
                **({"labels": _both(f"Pole\n{_id(cell)}")} if long else {}),
                "centre": cell in centre,
                **({"home": f"POWER_{_letters(home[cell])}"} if cell in home else {}),
            }
            for cell in cells
        ],
        "borders": {"army": army, "fleet": fleet},
        "spots": {
            _id(cell): _spots(cell, kinds[cell], side, (width, height), centre=cell in centre)
            for cell in cells
        },
        "outlines": _outlines(rows, cells, side),
    }


def _both(text):
    return {"cs": text, "en": text}


def _at(rows, cell):
    y, x = cell
    return rows[y][x] if 0 <= y < len(rows) and 0 <= x < len(rows[0]) else ""


def _letters(number):
    return f"{chr(65 + number // 26)}{chr(65 + number % 26)}"


def _id(cell):
    return "".join(_letters(number) for number in cell)[1:]


def _span(cell, width):
    """Return where a brick begins and ends, in halves of one; the last ones fill their row."""
    y, x = cell
    shift = y % 2
    return (2 * x + shift if x else 0), (2 * x + 2 + shift if x < width - 1 else 2 * width + 1)


def _beside(rows, cell):
    """Yield the neighbours of a brick, each with the ends of the border between them."""
    (y, x), width = cell, len(rows[0])
    left, right = _span(cell, width)
    for aside, at in (((y, x - 1), left), ((y, x + 1), right)):
        if _at(rows, aside):
            yield aside, ((y, at), (y + 1, at))
    for line, border in ((y - 1, y), (y + 1, y + 1)):
        for other in ((line, place) for place in range(x - 1, x + 2)):
            if _at(rows, other):
                begin, end = _span(other, width)
                if max(left, begin) < min(right, end):
                    yield other, ((border, max(left, begin)), (border, min(right, end)))


def _terrain(rows, cell):
    if _at(rows, cell) == "~":
        return "sea"
    wet = any(_at(rows, other) == "~" for other, _ in _beside(rows, cell))
    return "coastal" if wet else "inland"


def _is_shore(rows, corner):
    """Tell whether one of the bricks that meet in a corner is water."""
    y, x = corner
    for line in (y - 1, y):
        for place in range(len(rows[0])):
            begin, end = _span((line, place), len(rows[0]))
            if _at(rows, (line, place)) == "~" and begin <= x <= end:
                return True
    return False


def _borders(rows, cells, kinds):
    army = {_id(cell): [] for cell in cells if kinds[cell] != "sea"}
    fleet = {_id(cell): [] for cell in cells if kinds[cell] != "inland"}
    shores = {}
    for cell in cells:
        for other, ends in _beside(rows, cell):
            dry = kinds[cell] != "sea" and kinds[other] != "sea"
            if dry:
                army[_id(cell)].append(_id(other))
            if not dry:
                fleet[_id(cell)].append(_id(other))
            elif kinds[cell] == kinds[other] == "coastal":
                if ends not in shores:
                    shores[ends] = any(_is_shore(rows, end) for end in ends)
                if shores[ends]:
                    fleet[_id(cell)].append(_id(other))
    return army, {here: there for here, there in fleet.items() if there}


def _spots(cell, kind, side, size, *, centre):
    width, height = size
    begin, end = _span(cell, width)
    x, y = (begin + end) * side / 4, (cell[0] + 0.5) * side
    name = {"at": [x, y - 0.33 * side], "px": max(1, round(side * 0.09))}
    told = {"label": {"cs": name, "en": name}, "abbr": name}
    # Never off the picture.
    aside, below = max(14, 0.3 * side), max(12, 0.28 * side)
    at_end, at_foot = cell[1] == width - 1, cell[0] == height - 1
    beaten = [x - aside if at_end else x + aside, y - below if at_foot else y + below]
    key = _id(cell)
    told["dislodged"] = {}
    if kind != "sea":
        told["army"] = [x, y]
        told["dislodged"]["A"] = beaten
    if kind != "inland":
        told["fleet"] = {key: [x, y]}
        told["dislodged"][key] = beaten
    if centre:
        told["centre"] = [x - 0.35 * side, y + 0.3 * side]
    return told


def _outlines(rows, cells, side):
    height, width = len(rows), len(rows[0])
    arcs, flat, upright = [], {}, {}
    for y, x in product(range(height + 1), range(2 * width + 1)):
        flat[y, x] = len(arcs)
        arcs.append([x, 2 * y, 1, 0])
    for cell in cells:
        for x in _span(cell, width):
            if (cell[0], x) not in upright:
                upright[cell[0], x] = len(arcs)
                arcs.append([x, 2 * cell[0], 0, 2])
    drawn = {}
    for y, x in cells:
        begin, end = _span((y, x), width)
        ring = [
            *(flat[y, at] for at in range(begin, end)),
            upright[y, end],
            *(~flat[y + 1, at] for at in reversed(range(begin, end))),
            ~upright[y, begin],
        ]
        drawn[_id((y, x))] = {"water" if rows[y][x] == "~" else "land": [[ring]]}
    return {"unit": side / 2, "arcs": arcs, "provinces": drawn}
