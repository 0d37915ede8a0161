"""A view drawn as a picture of the whole table: shapes first, then SVG or a canvas. Pages know nothing of it."""
