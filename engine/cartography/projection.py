"""Lays the globe flat: equal areas, then a lens that enlarges the crowded middle of Europe."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from random import Random

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry import LineString, Point, Polygon, box
from shapely.geometry.base import BaseGeometry

from engine.cartography.recipe import Bulge, LonLat, Moved, ProjectionRecipe

EARTH_KM = 6371.0
FLAT_KM = 1e6
"""A lens of this radius does nothing."""

Floats = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Projection:
    """From longitude and latitude to board units, y down."""

    recipe: ProjectionRecipe
    middle: LonLat | None = None
    """Of what is drawn at another place of the picture."""

    @property
    def frame(self) -> Polygon:
        """The picture."""
        return box(0, 0, *self.recipe.size)

    @property
    def world(self) -> Polygon:
        """What is looked at of the globe, in degrees."""
        return box(*self.recipe.world)

    def moved(self, how: Moved) -> "Projection":
        """Return a projection into the same picture for what is drawn at another place of it."""
        wide, (x, y) = self.recipe.size[0], how.at
        own = {
            "lens_km": FLAT_KM,
            "left_km": -x / how.scale,
            "right_km": (wide - x) / how.scale,
            "top_km": y / how.scale,
            "squeeze_from_km": FLAT_KM,
            "squeeze_km": FLAT_KM,
            "bulges": [],
            "world": how.world,
        }
        return Projection(self.recipe.model_copy(update=own), how.middle)

    def transform(self, lonlat: Floats) -> Floats:
        """Project many points."""
        r = self.recipe
        lon0, lat0 = self.middle or r.centre
        lam, phi, phi0 = (
            np.radians(lonlat[:, 0] - lon0),
            np.radians(lonlat[:, 1]),
            math.radians(lat0),
        )
        cos_c = math.sin(phi0) * np.sin(phi) + math.cos(phi0) * np.cos(phi) * np.cos(lam)
        k = EARTH_KM * np.sqrt(2 / np.maximum(1 + cos_c, 1e-6))
        x = k * np.cos(phi) * np.sin(lam)
        y = k * (math.cos(phi0) * np.sin(phi) - math.sin(phi0) * np.cos(phi) * np.cos(lam))
        far = np.hypot(x, y)
        lens = np.where(
            far > 1e-9, r.lens_km * np.arctan(far / r.lens_km) / np.maximum(far, 1e-9), 1.0
        )
        x, y = x * lens, y * lens
        north = np.maximum(y - r.squeeze_from_km, 0.0)
        squeezed = r.squeeze_from_km + r.squeeze_km * np.arctan(north / r.squeeze_km)
        y = np.where(y > r.squeeze_from_km, squeezed, y)
        scale = r.size[0] / (r.right_km - r.left_km)
        flat = np.column_stack([(x - r.left_km) * scale, (r.top_km - y) * scale])
        for bulge in r.bulges:
            flat = _bulged(flat, bulge)
        return flat

    def project(self, geometry: BaseGeometry) -> BaseGeometry:
        """Project a geometry point by point."""
        return shapely.transform(geometry, self.transform)

    def point(self, at: LonLat) -> Point:
        """Project one point."""
        return Point(self.transform(np.array([at], dtype=np.float64))[0])

    def polygon(self, ring: Sequence[LonLat]) -> BaseGeometry:
        """Project a ring drawn by hand; its sides follow the map's curves."""
        points = _dense([*ring, ring[0]], 0.25)
        return Polygon(self.transform(np.array(points))).buffer(0)

    def line(self, points: Sequence[LonLat]) -> LineString:
        """Project a line drawn by hand, with its corners rounded off."""
        return LineString(rounded(self.transform(np.array(_dense(points, 2.0)))))


def _bulged(points: Floats, bulge: Bulge) -> Floats:
    """Push what lies round a place outwards; at the rim everything stays where it is."""
    away = points - np.array(bulge.at)
    far = np.minimum(np.hypot(away[:, 0], away[:, 1]) / bulge.radius, 1.0)
    moved: Floats = np.array(bulge.at) + away * (1 + bulge.strength * (1 - far) ** 2)[:, None]
    return moved


def _dense(points: Sequence[LonLat], step: float) -> list[LonLat]:
    """Put points between, so that no two are farther apart than ``step`` degrees."""
    out = [points[0]]
    for a, b in pairwise(points):
        count = max(1, int(math.hypot(b[0] - a[0], b[1] - a[1]) / step))
        out += [
            (a[0] + (b[0] - a[0]) * i / count, a[1] + (b[1] - a[1]) * i / count)
            for i in range(1, count + 1)
        ]
    return out


def rounded(points: Floats) -> Floats:
    """Cut the corners three times over (Chaikin)."""
    for _ in range(3):
        if len(points) < 3:
            break
        out = [points[0]]
        for a, b in pairwise(points):
            out += [a * 0.75 + b * 0.25, a * 0.25 + b * 0.75]
        out.append(points[-1])
        points = np.array(out)
    return points


def wiggled(ring: Sequence[LonLat]) -> list[LonLat]:
    """Make a border drawn by hand look grown: shift midpoints, the same way at every build."""
    chance = Random(7)  # noqa: S311  (scenery, not secrets)
    return wandered([*ring, ring[0]], chance, 4)[:-1]


def wandered(points: Sequence[LonLat], chance: Random, rounds: int) -> list[LonLat]:
    """Shift the middle of every stretch of a line to one side, so many times over."""
    out = [*points]
    for _ in range(rounds):
        line, out = out, [out[0]]
        for a, b in pairwise(line):
            dx, dy, r = b[0] - a[0], b[1] - a[1], chance.uniform(-0.13, 0.13)
            out += [((a[0] + b[0]) / 2 - dy * r, (a[1] + b[1]) / 2 + dx * r), b]
    return out
