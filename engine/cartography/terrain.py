"""The board as a grid, to ask quickly how much of a box lies in whose area."""

from dataclasses import dataclass

import numpy as np
import shapely
from numpy.typing import NDArray
from shapely.geometry.base import BaseGeometry

from engine.board.shapes import Shapes

CELL = 2.0
"""Board units along the side of a square of the grid."""

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Layer:
    """Which squares belong to something, summed up from the upper left corner."""

    sums: Floats

    @classmethod
    def of(cls, mask: NDArray[np.bool_]) -> "Layer":
        """Sum up a mask."""
        sums = np.zeros((mask.shape[0] + 1, mask.shape[1] + 1))
        sums[1:, 1:] = mask.cumsum(0).cumsum(1)
        return cls(sums)

    def share(self, boxes: Floats) -> Floats:
        """Return which part of each box (left, top, right, bottom) lies in it."""
        rows, columns = self.sums.shape
        x0, y0, x1, y1 = (np.rint(boxes[..., i] / CELL).astype(int) for i in range(4))
        x1, y1 = np.maximum(x1, x0 + 1), np.maximum(y1, y0 + 1)
        size = (x1 - x0) * (y1 - y0)
        x0, x1 = np.clip(x0, 0, columns - 1), np.clip(x1, 0, columns - 1)
        y0, y1 = np.clip(y0, 0, rows - 1), np.clip(y1, 0, rows - 1)
        s = self.sums
        inside: Floats = s[y1, x1] - s[y0, x1] - s[y1, x0] + s[y0, x0]
        part: Floats = inside / size
        return part


class Terrain:
    """The areas of a map as layers."""

    def __init__(self, shapes: Shapes) -> None:
        self.width, self.height = shapes.source.size
        xs = np.arange(CELL / 2, self.width, CELL)
        ys = np.arange(CELL / 2, self.height, CELL)
        self._xs, self._ys = xs, ys
        masks = {key: self._mask(area) for key, area in shapes.areas.items()}
        self.own = {key: Layer.of(mask) for key, mask in masks.items()}
        self.water = Layer.of(self._mask(shapes.wet))
        dry = {key: self._mask(area) for key, area in shapes.land.items()}
        self.land = {key: Layer.of(mask) for key, mask in dry.items()}

    def _mask(self, area: BaseGeometry) -> NDArray[np.bool_]:
        mask = np.zeros((len(self._ys), len(self._xs)), dtype=bool)
        left, top, right, bottom = area.bounds
        i0, i1 = np.searchsorted(self._xs, (left, right))
        j0, j1 = np.searchsorted(self._ys, (top, bottom))
        x, y = np.meshgrid(self._xs[i0:i1], self._ys[j0:j1])
        shapely.prepare(area)
        mask[j0:j1, i0:i1] = shapely.contains_xy(area, x, y)
        return mask
