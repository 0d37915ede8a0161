"""Draws the pictures of the deck, and writes them and `deck.json` into the folder above.

Only a checkout has this package, and it needs the extra ``[art]``; the game ships the pictures. Start with
`scenes`, whose docstring says how a card is drawn.

| what | modules, lowest first |
|---|---|
| pixels | `geometry` (shapes), `raster` (arrays), `palettes`, `shading` (relief and engraving) |
| things on a card | `motifs`, `alterations`, `placed_motif` |
| a card | `canvas`, `finish` (paper and border) |
| backgrounds | `sky weather ground light interior perspective scenery niches` |
| the cards | `plan` (what is on them, as data), `compositions` (shared arrangements), `scenes` |
| measurements | `legibility image_hash measurements` |
| results | `build manifest contact_sheets`, and `meanings` for the bots |
"""
