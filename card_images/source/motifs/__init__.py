"""Motifs: what the cards show. A guide for whoever draws the next one.

A motif is *geometry with roles, never colours*: the canvas lights it. So one motif of about ten lines works
at any size, in any palette, near or in the haze.

    from card_images.source.geometry import blob, circle, limb, line
    from card_images.source.motifs.drawing import Part, motif, paint

    @motif
    def pear(bitten: bool = False) -> list[Part]:
        \"\"\"Stem up. The stem's tip is at (4, -104).\"\"\"
        flesh = blob("0,-86 10,-78 12,-60 24,-44 28,-24 18,-4 0,0 -18,-4 -28,-24 -24,-44 -12,-60 -10,-78")
        if bitten:
            flesh = cut(flesh, circle(24, -50, 12))
        stem, leaf = limb("0,-84,3 1,-95,2.4 4,-104,1.6"), blob("2,-92* 14,-104 28,-100* 16,-90")
        return [
            paint("body", flesh),
            paint("dark", stem),
            paint("lite", leaf),
            paint("line", line("-16,-40 -20,-24 -12,-10", 0.9), line("3,-93 14,-98 26,-99", 0.6)),
        ]

The function's name is the tag, its module the family: put it into the module where one would look for it
(creatures, plants, sky, house, buildings, journey, instruments, household, clothes, figures; `portraits`
and `profiles` are figures too large for theirs). Calling it gives a `Drawing`, which a scene places:
``card.place(plants.pear(bitten=True), 300, 900, 220, "support")``.

Units: about 100 tall, standing on y = 0, up is negative, x = 0 through the middle. What hangs (a web, a
lamp) says in its docstring where it hangs from. Say there too where things may be tied or stood: ``(4,
-104)`` above.

Roles, painted in the order of the list, so from back to front:

========= ==================================================================================================
body      the main mass: dark in most palettes
dark      a shadow plane, the far leg, straps, hooves
lite      a lighter plane: sails, wax, treads, cloth
acc       the accent ink, the pointing finger: little of it
glass     mirrors, dials, the white of an eye: pale and smooth
lum       gives light, and blooms: flames, lit windows, the moon
ink       flat and darkest: dial marks, keyholes, closed eyes
line      engraved light lines over what lies below: veins, folds, feathers. No relief
seam      engraved dark lines, for light surfaces
skin      people's skin in the light
shade     people's skin in the shade
hair      people's hair
========= ==================================================================================================

Do: draw from a real thing, with its anatomy: joints, hocks, the way a handle meets a pot. Make the
silhouette tell what it is at 60 pixels, with one gesture in it (a lean, a turned head). Give every large
mass inner lines that follow its form, or a card that shows it large looks like felt. Break symmetry a
little. Offer what varies as keyword parameters with ``Literal`` types (`pose`, `state`): the preview then
shows each of them by itself.

Don't: colours, text, numerals, perfect circles where a blob would do, more than about 25 lines, gore, open
human eyes in faces, a line thinner than 0.4 or a detail under 1 unit (nobody sees it), `union` over dozens
of shapes (slow: give `paint` a list, shapes in one part may overlap).

Look at it: ``python -m card_images.source motifs OUT.png pear stag raven:pose=flying`` draws each large and,
in the corner, at the size of a thumbnail. Without names it draws them all.
"""

from card_images.source.motifs import (
    beasts,
    buildings,
    cats,
    children,
    clockwork,
    clothes,
    cordage,
    creatures,
    elements,
    faces,
    fairground,
    feathered,
    field_plants,
    figures,
    finery,
    forest_plants,
    furnishings,
    gestures,
    glassware,
    house,
    household,
    instruments,
    journey,
    keepsakes,
    navigation,
    performers,
    plants,
    portraits,
    profiles,
    railway,
    sea_creatures,
    sky,
    small_creatures,
    streets,
    tools,
    wardrobe,
)
from card_images.source.motifs.drawing import MOTIFS, Drawing, Motif, Part, Role, motif, paint, sketch

__all__ = [
    "MOTIFS",
    "Drawing",
    "Motif",
    "Part",
    "Role",
    "beasts",
    "buildings",
    "cats",
    "children",
    "clockwork",
    "clothes",
    "cordage",
    "creatures",
    "elements",
    "faces",
    "fairground",
    "feathered",
    "field_plants",
    "figures",
    "finery",
    "forest_plants",
    "furnishings",
    "gestures",
    "glassware",
    "house",
    "household",
    "instruments",
    "journey",
    "keepsakes",
    "motif",
    "navigation",
    "paint",
    "performers",
    "plants",
    "portraits",
    "profiles",
    "railway",
    "sea_creatures",
    "sketch",
    "sky",
    "small_creatures",
    "streets",
    "tools",
    "wardrobe",
]
