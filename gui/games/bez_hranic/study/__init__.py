"""The study: the printed examples as rounds to change, and the route desk."""
