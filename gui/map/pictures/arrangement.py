"""Where pieces and names go at one zoom: worked out once, shared by all views of a map."""

from collections.abc import Hashable, Iterator, Mapping, Sequence

from engine.board.loader import LoadedMap
from engine.board.location import province_of
from gui.kit.answer_cache import Weighed
from gui.map.arrows.line_routes import Ways
from gui.map.ground import Box
from gui.map.names.labels import Label, Labeller
from gui.map.painted_ground import ground_of
from gui.map.pieces import piece_item
from gui.map.pieces.piece_rows import spans
from gui.map.pieces.standing import Lead, Stand, Stander, Standing
from gui.map.qt_boxes import box_of
from gui.map.search_rings import Rings
from gui.map.shapes import MAPS, Shapes, shapes_of

AHEAD = 8
"""Places of each name that are worked out beforehand."""

NAMES, PIECES = 32_000_000, 12_000_000
"""Bytes for the places that were worked out for names and for pieces of a map, at all the sizes at
which it is looked at. A name that finds no room leaves a thousand of them behind: one size of a
board of two hundred spaces may come to half of it in a long game."""

PLACE, STAND, BEGUN = 420, 420, 60_000
"""Bytes that a place of either takes, and who looks for them has before the first."""

ANSWERS = 4_000_000
"""Bytes for arrangements of names that are remembered, and as many for those of pieces: every click
asks again for one that was asked before, and who looks back goes to and fro over the phases of a
long game."""

LABEL, BOX, STANDER = 130, 190, 460
"""Bytes that a name, the room of a piece and a piece take in such an arrangement: nearly all names
stand in places that are known anyhow."""


BODY = box_of(piece_item.BODY)
RING = box_of(piece_item.RING)


def boxes(stands: Mapping[Stander, Stand], scale: float) -> list[Box]:
    """Return the room that pieces take where they stand: what no name may cover."""
    taken = []
    for one, (x, y, size) in stands.items():
        left, top, right, bottom = (edge * scale * size for edge in (RING if one.beaten else BODY))
        taken.append((x + left, y + top, x + right, y + bottom))
    return taken


class Arrangement:
    """Finds places for pieces and names on one map."""

    def __init__(self, loaded: LoadedMap, shapes: Shapes) -> None:
        self._loaded = loaded
        self._ground = ground_of(shapes, loaded.key)
        self.ways = Ways(loaded.board, self._ground, loaded.atlas.marks, loaded.key)
        """How lines run from space to space."""

        self._rings = Rings(self._ground)
        self._standing: Weighed[Standing] = Weighed(
            PIECES, lambda _, one: BEGUN + STAND * one.known
        )
        self._labellers: Weighed[Labeller] = Weighed(
            NAMES, lambda _, one: BEGUN + PLACE * one.known
        )
        self._stood: Weighed[Mapping[Stander, Stand]] = Weighed(
            ANSWERS, lambda _, stands: STANDER * (1 + len(stands))
        )
        self._named: Weighed[tuple[Label, ...]] = Weighed(ANSWERS, _of_names)

    def stand(self, standers: Sequence[Stander], scale: float) -> Mapping[Stander, Stand]:
        """Return where pieces stand when they are drawn at a scale."""
        key = round(scale, 3)
        return self._stood.get((key, *standers), lambda: self._settle(standers, key))

    def leads(self, stands: Mapping[Stander, Stand], scale: float) -> Mapping[Stander, Lead]:
        """Return the lines that lead from units driven out of their space back into it."""
        if not any(one.beaten for one in stands):
            return {}
        return self._standing_at(round(scale, 3)).leads(stands)

    def spot(self, location: str, kind: str, scale: float) -> Stand:
        """Return where a unit would stand that nobody disturbs."""
        one = Stander(kind, location, province_of(location))
        return self._standing_at(round(scale, 3)).best(one)

    def _settle(self, standers: Sequence[Stander], key: float) -> Mapping[Stander, Stand]:
        settled = self._standing_at(key).settle(standers)
        self._standing.trim()
        return settled

    def _standing_at(self, key: float) -> Standing:
        def begin() -> Standing:
            atlas, ground = self._loaded.atlas, self._ground
            return Standing(atlas, ground, key, (BODY, RING), spans, self._rings)

        return self._standing.get(key, begin)

    def name(
        self, language: str, zoom: float, mode: str, pieces: Sequence[Box], least: float = 0
    ) -> tuple[Label, ...]:
        """Return where names go beside pieces; none for the mode ``off``.

        ``least`` is how many pixels their font has at least, where that is more than usual.
        """
        if mode == "off":
            return ()
        key = (language, round(zoom, 4), mode, least)
        return self._named.get((key, *pieces), lambda: self._place(key, pieces))

    def _place(
        self, key: tuple[str, float, str, float], pieces: Sequence[Box]
    ) -> tuple[Label, ...]:
        placed = self._labeller(key).place(pieces)
        self._labellers.trim()
        return placed

    def _labeller(self, key: tuple[str, float, str, float]) -> Labeller:
        language, zoom, mode, least = key
        return self._labellers.get(
            key, lambda: Labeller(self._loaded, self._ground, language, zoom, mode, least)
        )

    def ahead(
        self, scale: float, language: str, zoom: float, mode: str, least: float = 0
    ) -> Iterator[None]:
        """Work out beforehand what any position at this size will ask for, a piece at a time."""
        yield from self._standing_at(round(scale, 3)).ahead()
        self._standing.trim()
        if mode != "off":
            yield from self._labeller((language, round(zoom, 4), mode, least)).ahead(AHEAD)
            self._labellers.trim()


def _of_names(asked: Hashable, labels: tuple[Label, ...]) -> int:
    """Return what names take in their places beside pieces."""
    beside = len(asked) if isinstance(asked, tuple) else 0
    return BOX * (1 + beside) + LABEL * len(labels)


_of: dict[tuple[int, int, str], tuple[LoadedMap, Arrangement]] = {}


def shared(loaded: LoadedMap) -> tuple[Shapes, Arrangement]:
    """Return the outlines and the arrangement of a map; the same for every view of it.

    Whoever holds the same board, the same drawing and the same key holds the same map.
    """
    shapes = shapes_of(loaded.atlas)
    whose = id(loaded.board), id(loaded.atlas), loaded.key  # these live as long as the entry
    entry = _of.get(whose)
    if entry is None:
        entry = _of[whose] = (loaded, Arrangement(loaded, shapes))
        while len(_of) > MAPS:
            _of.pop(next(iter(_of)))
    return shapes, entry[1]
