"""Faces and what they belong to: shared edges, slivers given away, nothing overlapping."""

from collections.abc import Callable, Iterable, Sequence

import shapely
from shapely.geometry import Polygon
from shapely.geometry.base import BaseGeometry
from shapely.ops import polygonize

from engine.board.shapes import polygons
from engine.cartography.geodata import flat

GRID = 0.01
"""Board units: everything is rounded to this, so that equal points are equal."""

Face = tuple[str, Polygon]
"""What a face belongs to (empty: nothing yet), and the face."""

Test = Callable[[str, Polygon], bool]


def union(areas: Iterable[BaseGeometry]) -> BaseGeometry:
    """Join areas; what has no area is dropped."""
    return flat(shapely.union_all(list(areas)))


def together(faces: Iterable[Face]) -> dict[str, BaseGeometry]:
    """Join the faces of each owner."""
    pieces: dict[str, list[BaseGeometry]] = {}
    for owner, face in faces:
        pieces.setdefault(owner, []).append(face)
    return {owner: union(parts) for owner, parts in pieces.items()}


def faces(
    areas: Sequence[tuple[str, BaseGeometry]],
    lines: Iterable[BaseGeometry] = (),
    clip: BaseGeometry | None = None,
) -> list[Face]:
    """Cut the plane along all outlines and lines; a face belongs to the first area over it."""
    edges = [area.boundary for _, area in areas]
    network = shapely.union_all([*edges, *lines], grid_size=GRID)
    tree = shapely.STRtree([area for _, area in areas])
    pieces = []
    for face in polygonize(network):
        inside = face.representative_point()
        if clip is not None and not clip.contains(inside):
            continue
        over = tree.query(inside, predicate="intersects").tolist()
        pieces.append((areas[min(over)][0] if over else "", face))
    return pieces


def absorb(faces: Iterable[Face], small: Test, into: Callable[[str], bool]) -> list[Face]:
    """Give every small face to the neighbour with which it shares most of its outline."""
    out = list(faces)
    for _ in range(6):  # a sliver behind slivers waits for its turn
        tree = shapely.STRtree([face for _, face in out])
        changed = False
        for number, (owner, face) in enumerate(out):
            if not small(owner, face):
                continue
            best, longest = "", 0.0
            for near in sorted(tree.query(face).tolist()):
                other, area = out[near]
                if near == number or small(other, area) or not into(other):
                    continue
                length = face.intersection(area).length
                if length > longest:
                    best, longest = other, length
            if longest > 0:
                out[number] = (best, face)
                changed = True
        if not changed:
            break
    return out


def biggest(area: BaseGeometry) -> Polygon:
    """Return the largest piece."""
    return max(polygons(area), key=lambda part: part.area)
