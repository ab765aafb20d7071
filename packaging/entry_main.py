"""``python -m velmoc``."""

from velmoc import main

main()
