"""The shape of an arrow, as numbers."""

import math

from gui.map.polyline import Pair, Track


def corners_of(track: Track, width: float, head: float, size: float) -> list[Pair]:
    """Return the corners of an arrow along a line: up its left side, its tip, and back.

    ``head`` is how much wider than the shaft its head is, ``size`` makes a short arrow's smaller.
    """
    length = track.length
    wide = width * head * (0.5 + 0.5 * size)
    tip_x, tip_y = track.spot(length)
    neck = length - min(head * width * 1.05 * size, length * 0.6)
    x, y = at = track.spot(neck)
    far = math.hypot(tip_x - x, tip_y - y) or 1.0
    ahead_x, ahead_y = (tip_x - x) / far, (tip_y - y) / far
    body = Track([track.spot(0.0), at]) if track.straight else track.cut(0.0, neck)
    headings = [*track.headings(body.along[:-1]), (ahead_x, ahead_y)]
    long = body.length or 1.0
    left, right = list[Pair](), list[Pair]()
    for (x, y), so_far, (dx, dy) in zip(body.corners, body.along, headings, strict=True):
        half = width * (0.36 + 0.14 * so_far / long)
        left.append((x - dy * half, y + dx * half))
        right.append((x + dy * half, y - dx * half))
    x, y = at
    aside_x, aside_y = -ahead_y * wide / 2, ahead_x * wide / 2
    ends = [(x + aside_x, y + aside_y), (tip_x, tip_y), (x - aside_x, y - aside_y)]
    return [*left, *ends, *right[::-1]]
