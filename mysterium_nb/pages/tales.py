"""The tales: what is told when a game begins, and when it has ended, by how it ended.

Which one is told follows from the cards that were laid on the table, which everybody sees: the same table has the same
tale, and the tale tells nothing about what is hidden. The words are templates of the catalogue.
"""

from hashlib import blake2b
from typing import NamedTuple

from mysterium_nb.engine.cards import CardId
from mysterium_nb.engine.events import GameStarted
from mysterium_nb.engine.views import View


class Tale(NamedTuple):
    """A prologue, and an epilogue for each way in which it can end."""

    name: str
    card: CardId
    """The vision of the shipped deck that is shown with it: an ornament, never a suspect."""
    title: str
    prologue: tuple[str, str, str]
    won: str
    """With the culprit's `{character}`, `{place}` and `{thing}`, as `wrong` has them too."""
    wrong: str
    """Somebody else was accused."""
    unnamed: str
    """Nobody was."""


TALES = (
    Tale(
        "front_row",
        "v75",
        "The front row",
        (
            "Forty winters ago the lamps of this theatre went out in the middle of a dance.",
            "When they were lit again, one chair in the front row was empty, and nobody would say whose it was.",
            "Tonight somebody sits there. It cannot speak. It has brought pictures.",
        ),
        "So it was {character}, at {place}, with {thing}. The chair in the front row is empty again, and this time it "
        "is only a chair. Somebody opens a window. Far down in the house a clock that had stopped makes up its mind, "
        "and strikes.",
        "The name was spoken, and the lamp did not move. It was another hand: {character}, at {place}, with {thing}. "
        "The picture lay here all along, and we looked beside it. The chair creaks, patient as snow. Whoever sits "
        "there has waited forty winters, and will dream more slowly for us next time.",
        "No name was spoken in time. The chair in the front row creaks once, as if somebody had leant back: one can "
        "wait, with so much waiting behind one. The lamp is left burning for those who come next.",
    ),
    Tale(
        "bell",
        "v59",
        "The bell",
        (
            "Every night at one, a bell rings in a house that has no bell.",
            "The doctor heard it. The cook heard it. The child who sleeps on the stairs heard it best, and drew what "
            "it said.",
            "Somebody died here and dreams it still. {Until_the_end}, it may show us.",
        ),
        "So it was {character}, at {place}, with {thing}. At one the doctor sits up in bed, and so does the cook: "
        "nothing rings. On the stairs the child turns over and, for the first time, sleeps till morning. From the "
        "last of its drawings the bell is gone.",
        "We said a name, and far below us it rang, twice. It was {character}, at {place}, with {thing}. The doctor "
        "turns up the lamp, the cook stops her ears. On the stairs the child has already taken a new sheet of paper.",
        "Nobody said a name in time, and it rang until the morning, thin as a spoon on a glass. The child gathers its "
        "drawings one by one, and puts them in order for us. Another night, then.",
    ),
    Tale(
        "thirteenth_stair",
        "v5",
        "The thirteenth stair",
        (
            "By day the cellar stairs of this house have twelve steps, and by night they have thirteen.",
            "Whoever stands on the last one hears breathing, close by and unhurried, as of somebody who paints.",
            "Tonight there was wet colour on the wall, and in it the wish to be understood.",
        ),
        "So it was {character}, at {place}, with {thing}. On the way up we counted the stairs: twelve. We went down "
        "again to be sure: twelve. The colour on the wall is dry, and at the foot of it somebody has signed, with a "
        "hand that no longer trembles.",
        "One name, and all the colour ran down the wall. It was {character}, at {place}, with {thing}, and we had "
        "held our lamps too high. We went up quickly. There were thirteen stairs and, we believe, a fourteenth.",
        "The candles were shorter than our thoughts, and no name was said. The breathing kept us company for a while, "
        "kindly, like an old teacher’s, and then moved off. Those who come after us should count the stairs.",
    ),
    Tale(
        "coat",
        "v84",
        "The coat",
        (
            "In the cloakroom hangs a coat that nobody has come for since the night of the great ball.",
            "It has hung there for thirty seasons and is still warm; the moths go round it on tiptoe.",
            "Tonight its pockets were full of little pictures. Somebody would like to be helped into it, and to go "
            "home.",
        ),
        "So it was {character}, at {place}, with {thing}. In the cloakroom the hook is bare. Nobody saw who took the "
        "coat; but the porter, who is no man for such things, swears that he held the door for a draught, and that it "
        "thanked him.",
        "It was the wrong name; and the coat, which had begun to lift a sleeve, hung still. It was {character}, at "
        "{place}, with {thing}: the picture of it was in the inside pocket, over the heart, where we did not like to "
        "look. It cools slowly, as coats do.",
        "Nobody named anybody, and the cloakroom was locked as on every night. Through the keyhole one sees the coat "
        "with its collar up, as people stand who do not mind waiting. There is something in its pockets still.",
    ),
)


def laid_on_table(view: View) -> str:
    """A mark of the cards that were laid when this game began; empty before that."""
    started = next((event for event in reversed(view.story) if isinstance(event, GameStarted)), None)
    if started is None:
        return ""
    laid = "/".join(" ".join(sorted(row)) for row in started.board)
    return blake2b(laid.encode(), digest_size=6).hexdigest()


def tale_of(view: View) -> Tale | None:
    """What is told at this table; nothing before the cards lie."""
    laid = laid_on_table(view)
    return TALES[int(laid, 16) % len(TALES)] if laid else None
