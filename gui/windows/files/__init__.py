"""Games as files: the shelf of known ones, asking for one, to and from other programs."""
