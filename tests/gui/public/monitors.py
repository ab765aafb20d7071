"""Monitors of a virtual X display, plugged and unplugged as the X server itself would tell it."""

import ctypes
from ctypes import POINTER, c_char_p, c_int, c_ulong, c_void_p

from PySide6.QtCore import QRect

_DOTS_PER_MM = 4


class _Monitor(ctypes.Structure):
    _fields_ = (
        ("name", c_ulong),
        ("primary", c_int),
        ("automatic", c_int),
        ("noutput", c_int),
        *((part, c_int) for part in ("x", "y", "width", "height", "mwidth", "mheight")),
        ("outputs", POINTER(c_ulong)),
    )


class _Resources(ctypes.Structure):
    _fields_ = (
        ("timestamp", c_ulong),
        ("configured", c_ulong),
        ("ncrtc", c_int),
        ("crtcs", POINTER(c_ulong)),
        ("noutput", c_int),
        ("outputs", POINTER(c_ulong)),
    )


class Monitors:
    """The monitors of the X display that the environment names.

    Raises:
        OSError: the libraries are not there.
    """

    def __init__(self) -> None:
        self._x, self._randr = ctypes.CDLL("libX11.so.6"), ctypes.CDLL("libXrandr.so.2")
        self._x.XOpenDisplay.restype = c_void_p
        self._x.XDefaultRootWindow.argtypes, self._x.XDefaultRootWindow.restype = (
            [c_void_p],
            c_ulong,
        )
        self._x.XInternAtom.argtypes = [c_void_p, c_char_p, c_int]
        self._x.XInternAtom.restype = c_ulong
        self._x.XSync.argtypes = [c_void_p, c_int]
        self._randr.XRRAllocateMonitor.argtypes = [c_void_p, c_int]
        self._randr.XRRAllocateMonitor.restype = POINTER(_Monitor)
        self._randr.XRRSetMonitor.argtypes = [c_void_p, c_ulong, POINTER(_Monitor)]
        self._randr.XRRDeleteMonitor.argtypes = [c_void_p, c_ulong, c_ulong]
        self._randr.XRRGetScreenResources.argtypes = [c_void_p, c_ulong]
        self._randr.XRRGetScreenResources.restype = POINTER(_Resources)
        self._display = self._x.XOpenDisplay(None)
        if not self._display:
            raise OSError("no X display")
        self._root = self._x.XDefaultRootWindow(self._display)

    def _atom(self, name: str) -> int:
        return int(self._x.XInternAtom(self._display, name.encode(), 0))

    def plug(self, name: str, area: QRect, *, first: bool = False) -> None:
        """Let a monitor appear; the first takes the server's only output."""
        monitor = self._randr.XRRAllocateMonitor(self._display, int(first))
        one = monitor[0]
        one.name, one.primary, one.automatic = self._atom(name), int(first), 0
        if first:
            found = self._randr.XRRGetScreenResources(self._display, self._root)
            one.outputs[0] = found[0].outputs[0]
        one.x, one.y, one.width, one.height = area.x(), area.y(), area.width(), area.height()
        one.mwidth, one.mheight = area.width() // _DOTS_PER_MM, area.height() // _DOTS_PER_MM
        self._randr.XRRSetMonitor(self._display, self._root, monitor)
        self._x.XSync(self._display, 0)

    def pull(self, name: str) -> None:
        """Let a monitor go."""
        self._randr.XRRDeleteMonitor(self._display, self._root, self._atom(name))
        self._x.XSync(self._display, 0)
