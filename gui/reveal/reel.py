"""The pictures of an animation as Pillow takes them: one after another, never all at once."""

from collections.abc import Iterator

from PIL import Image


class Reel(Image.Image):
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
