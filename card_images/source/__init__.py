"""The deck's drawing engine: build time only, behind the extra ``[art]``. The game ships the pictures it
makes.

Bottom up: `geometry` (shapes), `raster` (fields), `palettes`, `shading` (relief and engraving), `motifs`
(what is shown), `canvas` (the card), `sky weather ground interior light` (what scenes are made of),
`compositions` (arrangements), `scenes` (one function a card), `finish` (paper and print), `legibility image_hash
measurements` (what is measured of a card), `build` and `contact_sheets`.
"""
