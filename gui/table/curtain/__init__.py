"""The curtain: who is called, what hangs on its cloth, when it falls by itself, and how."""
