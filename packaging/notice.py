"""A small window for who sees no terminal: ``velmoc.py`` shows it before there is any Qt.

    python notice.py TEXT          says it; standard input brings percents, and its end the window's
    python notice.py TEXT stays    says it until somebody closes the window

Python's own toolkit alone.
"""

import queue
import sys
import threading
import tkinter as tk
from tkinter import ttk

WIDTH = 480
LOOK = 100
"""Milliseconds between two looks at what came in."""


def window(said: str) -> tk.Tk:
    """Return a window that says something in letters that can be copied."""
    root = tk.Tk(className="Velmoc")
    root.title("Velmoc")
    root.resizable(width=False, height=False)
    root.configure(padx=24, pady=20)
    lines = sum(1 + len(line) // 52 for line in said.splitlines())
    words = tk.Text(root, width=56, height=lines, wrap="word", relief="flat", font="TkDefaultFont")
    words.configure(background=root.cget("background"), highlightthickness=0)
    words.insert("1.0", said)
    words.configure(state="disabled")
    words.pack()
    return root


def progress(root: tk.Tk) -> None:
    """Show the percents that come in; close the window when no more come."""
    bar = ttk.Progressbar(root, length=WIDTH, maximum=100)
    bar.pack(pady=(16, 0))

    told: queue.SimpleQueue[str] = queue.SimpleQueue()

    def listen() -> None:
        for line in sys.stdin:
            told.put(line)
        told.put("")

    def look() -> None:
        while not told.empty():
            line = told.get()
            if not line:
                root.destroy()
                return
            bar.configure(value=float(line))
        root.after(LOOK, look)

    threading.Thread(target=listen, daemon=True).start()
    look()


def main(said: str, *stays: str) -> None:
    """Show it until it has been read."""
    root = window(said)
    if stays:
        ttk.Button(root, text="OK", command=root.destroy).pack(pady=(16, 0))
    else:
        progress(root)
    root.mainloop()


if __name__ == "__main__":
    main(*sys.argv[1:])
