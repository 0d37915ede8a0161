"""How creatures, plants, the elements and people are drawn, so that each is told at 60 pixels."""

from __future__ import annotations

LIVING_NOTES: dict[str, str] = {
    "raven": (
        "Hunched perched profile with a heavy straight bill and one pale eye; the flying pose shows five "
        "fingered wing feathers and a wedge tail."
    ),
    "owl": (
        "Upright barrel with two ear tufts and two huge ringed eyes; breast of small chevrons, three claws "
        "over the perch."
    ),
    "stag": (
        "Standing profile, deep chest, thin jointed legs and a branching crown of antlers as wide as the body is long."
    ),
    "fox": (
        "Low trotting profile: long pointed muzzle, big triangular ears and a brush as long as the body "
        "with a pale tip."
    ),
    "hare": (
        "Seated on long folded hind legs, two tall ears with pale inside, round rump; the ears alone must say it."
    ),
    "cat": ("Seated with an arched back and a question-mark tail, two triangle ears, whiskers and narrow eyes."),
    "moth": ("Four spread wings seen from above, furry body, comb antennae and one pale eye-spot on each wing."),
    "bee": (
        "Fat oval body with three bands, two pairs of veined glass wings and a pointed tail; always drawn "
        "big enough for its stripes."
    ),
    "fish": "Plump side view with rows of scales, a forked tail, spined back fin and a round astonished eye.",
    "octopus": ("Domed head with two hooded eyes over eight curling arms, pale suckers along every inner edge."),
    "snail": "A large spiral shell on a long soft foot with two stalked eyes; the spiral is cut deep.",
    "whale": (
        "Huge blunt head, grooved throat, tiny eye and a raised two-lobed fluke; a forked spout when it has room."
    ),
    "spider_web": (
        "Spokes and sagging rings, drawn light on dark with drops on the threads and one small spider hanging."
    ),
    "feather": (
        "One long curved quill with split barbs and a downy foot; a notch in the vane makes it a feather "
        "and not a leaf."
    ),
    "tree": "Bare forking crown above, an equal spread of roots below, a knot hole in the trunk.",
    "fern": "Arching frond of paired leaflets that shrink to a curled crozier at the tip.",
    "leaf": "Broad heart-shaped leaf with deep slits between the ribs, strong mid-rib and a stalk.",
    "rose": ("Spiral of overlapping petals on a thorned stalk with two toothed leaves; the bloom takes the accent."),
    "bramble": ("Arching double-curved stem with hooked thorns and three-part leaves, a cluster berry at the end."),
    "poppy": ("Four crumpled petals round a dark button, hairy bent stalk and a nodding bud or ribbed seed head."),
    "mushroom": "Bell cap with pale spots, frilled ring on a thick stem, gills seen from below.",
    "fir_tree": ("Stepped triangle of drooping boughs, a bare tip and a short trunk; snow lies on the upper edges."),
    "wheat": "A sheaf of bent ears with long bristles, tied with one cord at the waist.",
    "water_lily": "Pointed cup of petals on a round pad with one wedge cut out, its stalk hanging below.",
    "moon": ("Crescent or full disc with three pale seas and a soft ring; always the key light where it stands."),
    "comet": "Bright many-pointed head drawing three long curved tails that widen and fray.",
    "cloud": "Scalloped cut-paper heap with a flat base and a second contour inside each scallop.",
    "wave": "Rearing crest with a hooked row of foam fingers, ribbed inner curve.",
    "flame": "One leaning tongue with a bright heart, two smaller tongues at its foot.",
    "smoke": "Rising ribbon that curls into two or three volutes, thick to thin, edge line inside the curl.",
    "snowflake": "Six arms with three side barbs each and a star in the middle, cut like lace.",
    "crystal": "Cluster of slanted six-sided spikes, each with one lit and one dark facet.",
    "bubble": "Perfect ring with a bent window highlight and a second smaller bubble touching it.",
    "drop": "Pointed tear with a curved highlight, large and hanging or about to fall.",
    "man": "From behind or walking, bowler and long coat with a back seam; reading as one dark bell.",
    "woman": "From behind or seated, hair in a knot, narrow waist and wide pleated skirt.",
    "child": "Big head, short coat, thin legs, one arm reaching up.",
    "sleepwalker": ("Profile in a long nightshirt, both arms stretched forward, bare feet, tasselled nightcap."),
    "dancer": "On one pointed toe, stiff layered tutu, arms in a ring above the head.",
    "acrobat": "Striped suit, balancing on one foot or hanging by the knees, arms wide with a pole.",
    "puppet": "Jointed wooden figure with round knuckles of wire, seven threads to a crossed bar.",
    "hand": "Open palm with five relaxed, unequal fingers, creases and a cuff.",
    "eye": "Almond with lid fold, lashes, rayed iris and a square gleam.",
    "face": "Sleeping face in three quarters, closed lids, one shadowed side, no hair line needed.",
}
