"""``python -m engine adjudicate …``: the engine without any window, and without words."""

from engine.exchange.commands import main

if __name__ == "__main__":
    raise SystemExit(main())
