"""Reads a QR code as a telephone does, by the standard (ISO/IEC 18004), from its modules alone.

What it takes from ``segno`` are printed tables: how codewords lie in blocks, where patterns lie,
and powers of two in GF(256). It corrects no faults: it says that there are any.
"""

from segno import consts

MASKS = (
    lambda y, x: (y + x) % 2,
    lambda y, x: y % 2,
    lambda y, x: x % 3,
    lambda y, x: (y + x) % 3,
    lambda y, x: (y // 2 + x // 3) % 2,
    lambda y, x: y * x % 2 + y * x % 3,
    lambda y, x: (y * x % 2 + y * x % 3) % 2,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2,
)
FORMAT = 0b101010000010010
ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:"


def read(rows):
    """Return the text of a code, of rows of modules without their quiet zone."""
    size = len(rows)
    version = (size - 17) // 4
    level, mask = _format(rows)
    dark = [
        rows[y][x] ^ (MASKS[mask](y, x) == 0)
        for y, x in _path(size)
        if not _is_pattern(y, x, size, version)
    ]
    words = [
        int("".join(map(str, map(int, dark[at : at + 8]))), 2) for at in range(0, len(dark), 8)
    ]
    blocks = [block for block in consts.ECC[version][level] for _ in range(block.num_blocks)]
    return _text("".join(f"{word:08b}" for word in _data(words, blocks)), version)


def _format(rows):
    """Error level and mask, written beside the first finder."""
    places = [(8, x) for x in (0, 1, 2, 3, 4, 5, 7, 8)] + [(y, 8) for y in (7, 5, 4, 3, 2, 1, 0)]
    bits = int("".join(str(int(rows[y][x])) for y, x in places), 2) ^ FORMAT
    return bits >> 13, bits >> 10 & 7


def _path(size):
    """Every module as it is read: two columns at a time, up and down, the timing line passed by."""
    up = True
    for right in [*range(size - 1, 6, -2), 5, 3, 1]:
        for y in range(size - 1, -1, -1) if up else range(size):
            yield y, right
            yield y, right - 1
        up = not up


def _is_pattern(y, x, size, version):
    edge = size - 8
    if (y < 9 and (x < 9 or x >= edge)) or (y >= edge and x < 9) or 6 in (y, x):
        return True
    if version >= 7 and ((y < 6 and x >= edge - 3) or (x < 6 and y >= edge - 3)):
        return True
    middles = consts.ALIGNMENT_POS[version - 2] if version > 1 else ()
    last = middles[-1] if middles else 0
    finders = {(6, 6), (6, last), (last, 6)}
    return any(
        abs(y - b) <= 2 and abs(x - a) <= 2
        for b in middles
        for a in middles
        if (b, a) not in finders
    )


def _data(words, blocks):
    """Put the blocks' codewords in their order again, and see that none of them has a fault."""
    given = iter(words)
    read_blocks = [[] for _ in blocks]
    for at in range(max(block.num_data for block in blocks)):
        for block, own in zip(blocks, read_blocks, strict=True):
            if at < block.num_data:
                own.append(next(given))
    data = [word for own in read_blocks for word in own]
    for _ in range(blocks[0].num_total - blocks[0].num_data):
        for own in read_blocks:
            own.append(next(given))
    for block, own in zip(blocks, read_blocks, strict=True):
        for power in range(block.num_total - block.num_data):
            assert _value(own, power) == 0, "a fault in a block"
    return data


def _value(polynomial, power):
    """The value of a polynomial over GF(256) at a power of two."""
    value = 0
    for one in polynomial:
        if value:
            value = consts.GALIOS_EXP[(consts.GALIOS_LOG[value] + power) % 255]
        value ^= one
    return value


def _text(bits, version):
    at, text = 0, ""
    wide = 0 if version < 10 else 1 if version < 27 else 2

    def take(count):
        nonlocal at
        at += count
        return int(bits[at - count : at], 2)

    while len(bits) - at >= 4 and (mode := take(4)):
        if mode == 4:
            count = take((8, 16, 16)[wide])
            text += bytes(take(8) for _ in range(count)).decode()
            continue
        assert mode == 2, f"mode {mode}"
        count = take((9, 11, 13)[wide])
        for _ in range(count // 2):
            text += "".join(ALPHABET[sign] for sign in divmod(take(11), 45))
        text += ALPHABET[take(6)] if count % 2 else ""
    return text
