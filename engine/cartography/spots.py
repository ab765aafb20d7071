"""Finds places for names, pieces and marks by trying: take a province's things up, put them back.

What comes out is data, kept in the recipe and corrected by hand there; a build only copies it.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import numpy as np

from engine.board.audit_spots import ASIDE
from engine.board.board import Board
from engine.board.shapes import Shapes
from engine.cartography.items import FAR_PX, Floats, Item, Role, cost
from engine.cartography.letters import Fonts
from engine.cartography.things import Things, Wishes, spacing

_RANK = {
    Role.LABEL: 0,
    Role.ARMY: 1,
    Role.FLEET: 2,
    Role.CENTRE: 3,
    Role.ABBR: 4,
    Role.DISLODGED: 5,
    Role.PORT: 0,
    Role.PORT_NAME: 1,
}


class Setter:
    """Puts everything on the board."""

    def __init__(
        self, board: Board, shapes: Shapes, wishes: Wishes, fonts: Fonts, *, seed: int = 1901
    ) -> None:
        self._board, self._shapes, self._tuned = board, shapes, wishes.tuned
        self._chance = Random(seed)  # noqa: S311  (scenery, not secrets)
        things = Things(board, shapes, wishes, fonts)
        self._items = {key: [*things.of(key)] for key in board.provinces}
        self._near = {key: self._neighbours(key) for key in board.provinces}

    # Placing

    def _neighbours(self, key: str) -> list[str]:
        mine = self._shapes.areas[key].envelope.buffer(70)
        return [
            other
            for other, area in self._shapes.areas.items()
            if other != key and area.envelope.buffer(70).intersects(mine)
        ]

    def _around(self, key: str) -> list[Item]:
        return [item for other in self._near[key] for item in self._items[other]]

    def _total(self, key: str) -> float:
        total, done = 0.0, list[Item](self._around(key))
        for item in self._items[key]:
            total += float(self._price(item, done)[item.chosen])
            done.append(item)
        return total

    def _price(self, item: Item, others: list[Item]) -> Floats:
        price = cost(item, others)
        if item.role is Role.DISLODGED:
            price += self._beside(item)
        return price

    def _beside(self, item: Item) -> Floats:
        """Keep a beaten unit near the place it lost, but not over the unit that took it."""
        total = np.zeros(len(item.places))
        for unit in self._items[item.province]:
            if unit.role in (Role.ARMY, Role.FLEET) and unit.chosen >= 0:
                away = np.hypot(*(item.places[:, :2] - np.array(unit.at)).T)
                mine = unit.key == item.key
                total += 0.25 * np.maximum(24.0 - away, 0) + 20.0 * (away < ASIDE[0])
                if mine:
                    total += 0.09 * np.maximum(away - 30.0, 0) + 20.0 * (away > ASIDE[1] - 25)
        return total

    def _place(self, key: str) -> None:
        """Take the province's things up and put them back, one after another in random order."""
        mine = self._items[key]
        for item in mine:
            item.chosen = -1
        around = self._around(key)
        order = sorted(mine, key=lambda item: (_RANK[item.role], self._chance.random()))
        if self._chance.random() < 0.6:
            self._chance.shuffle(order)
            order.sort(key=lambda item: item.role is Role.DISLODGED)
        for item in order:
            self._settle(item, around + mine)
        for item in order:  # a second look, now that all the others stand
            self._settle(item, around + mine)

    def _settle(self, item: Item, others: list[Item]) -> None:
        item.chosen = -1
        item.chosen = int(np.argmin(self._price(item, others)))

    def resume(self, spots: Mapping[str, Any]) -> None:
        """Put everything as near as can be to where it stood before."""
        for key, items in self._items.items():
            old_spots = spots.get(key, {})
            for item in items:
                if item.role is Role.PORT_NAME:
                    named = old_spots.get("port", {}).get("label", {}).get(item.key)
                    part = [*named["at"], named["px"]] if named else None
                    self._take_nearest(item, part)
                    continue
                part = old_spots.get(item.role.value)
                if isinstance(part, Mapping) and item.role not in (Role.ABBR, Role.PORT):
                    part = part.get(item.key)
                if isinstance(part, Mapping):
                    part = [*part["at"], *([part["px"]] if "px" in part else ())]
                self._take_nearest(item, part)

    @staticmethod
    def _take_nearest(item: Item, place: Sequence[float] | None) -> None:
        if place is not None:
            apart = item.places[:, : len(place)] - np.array(place)
            item.chosen = int(np.argmin((apart**2).sum(axis=1)))

    def run(self, rounds: int) -> float:
        """Place everything, then try again and again wherever it gets better; return the cost."""
        keys = sorted(self._items, key=lambda key: self._shapes.areas[key].area)
        for key in keys:
            if any(item.chosen < 0 for item in self._items[key]):
                self._place(key)
        for _ in range(rounds):
            self._chance.shuffle(keys)
            for key in keys:
                before, old = self._total(key), [item.chosen for item in self._items[key]]
                self._place(key)
                if self._total(key) >= before - 1e-9:
                    for item, chosen in zip(self._items[key], old, strict=True):
                        item.chosen = chosen
        return sum(self._total(key) for key in keys)

    # Writing down

    def spots(self) -> dict[str, Any]:
        """Return the places as a map file has them."""
        return {key: self._spots(key) for key in sorted(self._items)}

    def _spots(self, key: str) -> dict[str, Any]:
        fields: dict[str, Any] = {"label": {}, "abbr": {}, "fleet": {}, "dislodged": {}}
        fields["port"] = {}
        angle = self._tuned.angle.get(key, 0.0)
        for item in self._items[key]:
            at = [round(v, 1) for v in item.at]
            match item.role:
                case Role.LABEL:
                    label = {"at": at, "px": item.px, "spacing": spacing(item.px)}
                    fields["label"][item.key] = {**label, "angle": angle} if angle else label
                case Role.ABBR:
                    fields["abbr"] = {"at": at, "px": FAR_PX}
                case Role.PORT:
                    fields["port"]["at"] = at
                case Role.PORT_NAME:
                    fields["port"].setdefault("label", {})[item.key] = {"at": at, "px": item.px}
                case Role.FLEET | Role.DISLODGED:
                    fields[item.role.value][item.key] = at
                case _:
                    fields[item.role.value] = at
        coasts = [loc for loc in self._board.provinces[key].locations if "/" in loc]
        if coasts:
            fields["coast"] = {loc: list(self._tuned.coast[loc]) for loc in coasts}
        return {part: value for part, value in fields.items() if value}
