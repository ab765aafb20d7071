"""The pictures of an animation as Pillow takes them: one after another, never all at once."""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from typing import BinaryIO

from PIL import GifImagePlugin, Image, ImageChops
from PySide6.QtGui import QColor

from gui.kit import theme
from gui.kit.pieces import BLOOD, INK, PAPER


class PictureSequence(Image.Image):
    """A picture of many frames that come while they are packed.

    A list of them would be held by the packer until the last has come: a crowded turn is some
    250 pictures, 11 MB each at the largest size.
    """

    def __init__(self, pictures: Iterator[Image.Image], count: int) -> None:
        super().__init__()
        self.n_frames = count
        self._pictures, self._at = pictures, -1
        self.seek(0)

    def seek(self, frame: int) -> None:
        """Go on to a frame; those before it are gone.

        Raises:
            EOFError: there are not so many.
        """
        if frame >= self.n_frames:
            raise EOFError
        while self._at < frame:
            picture = next(self._pictures)
            self._im, self._mode, self._size = picture.im, picture.mode, picture.size
            self.palette = picture.palette
            self._at += 1

    def tell(self) -> int:
        """Return which frame it shows."""
        return self._at


def write_gif(
    file: BinaryIO,
    pictures: Iterable[Image.Image],
    lasts: Sequence[int],
    looks: Sequence[Hashable],
) -> None:
    """Write pictures that last so many milliseconds; of each only what is new in it.

    Pictures of one look share their colours, so that what stands still never shimmers.
    """
    before = look = held = None
    colours = Image.new("P", (1, 1))
    for lasting, looking, picture in zip(lasts, looks, pictures, strict=False):
        box = (0, 0, *picture.size)
        if before is not None:
            changed = ImageChops.difference(before, picture).getbbox()
            if changed is None:
                if held is not None:
                    held = (*held[:2], held[2] + lasting)
                continue
            box = changed
        if looking != look:
            colours, look = few_colours(picture), looking
        drawn = picture.crop(box).quantize(palette=colours, dither=Image.Dither.NONE)
        if before is None:
            header, _ = GifImagePlugin.getheader(drawn.copy(), info={"loop": 0})
            file.writelines(header)
        if held is not None:
            _write_frame(file, *held)
        before, held = picture, (drawn, box[:2], lasting)
    if held is not None:
        _write_frame(file, *held)
    file.write(b";")


def _write_frame(file: BinaryIO, drawn: Image.Image, at: tuple[int, int], lasting: int) -> None:
    # Its clock counts hundredths of a second.
    lasting = max(20, round(lasting, -1))
    how = {"duration": lasting, "disposal": 1, "include_color_table": True}
    file.writelines(GifImagePlugin.getdata(drawn, at, **how))


def few_colours(picture: Image.Image) -> Image.Image:
    """Return the 256 colours of a GIF for a picture, those of the seven powers among them.

    They cover little of the board, and would be mixed with each other otherwise.
    """
    inks = [theme.piece(letter) for letter in theme.LETTERS]
    inks += [*(ink.darker(150) for ink in inks), *(QColor(sign) for sign in (PAPER, INK, BLOOD))]
    kept = [part for ink in inks for part in (ink.red(), ink.green(), ink.blue())]
    room = 256 - len(inks)
    reduced = picture.quantize(room, method=Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    colours = (reduced.getpalette() or [])[: room * 3]
    colours += [0] * (room * 3 - len(colours)) + kept
    sheet = Image.new("P", (1, 1))
    sheet.putpalette(colours)
    return sheet
