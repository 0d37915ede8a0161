"""How the visions of a game that is over could be read: who was misled by what, and what each vision was worth."""

from mysterium_nb.engine.cards import CardId
from mysterium_nb.engine.seats import Colour
from mysterium_nb.engine.views import PsychicView
from mysterium_nb.i18n.catalogue import join_names, translator
from mysterium_nb.pages.after.summary import beginning, within
from mysterium_nb.pages.builder import Desk
from mysterium_nb.pages.model import Mini, Piece
from mysterium_nb.protocol.analysis import BeliefChange, CardsValue, SharedVisionAnalysis, VisionAnalysis

Insights = tuple[VisionAnalysis, ...]
MOST_MISLED = {"laptop": 6, "phone": 3}
MOST_BARS = 5


def hindsight(desk: Desk, insights: Insights, shared: SharedVisionAnalysis | None = None) -> tuple[Piece, ...]:
    """First where it went wrong, then every vision of the psychic whom the reader chose, then the shared one."""
    if not insights:
        return ()
    say = desk.say
    lead = say("As a mind of our bots reads the cards alone. One bit makes the right card about twice as likely.")
    chosen = _chosen(desk, insights)
    return (
        Piece(kind="heading", text=say("How it could be read")),
        Piece(kind="text", text=lead, looks="small"),
        *_misled(desk, insights),
        Piece(kind="heading", text=say("What the ghost’s cards were worth"), looks="minor"),
        *_whose(desk, insights, chosen),
        *(piece for one in insights if one.psychic == chosen for piece in _reading(desk, one)),
        *_shared(desk, shared),
    )


def amount(bits: float, lang: str) -> str:
    """A number of bits as it is read: one decimal, and no sign where it is nothing.

    >>> amount(1.26, "en"), amount(-0.04, "en"), amount(0.5, "fr")
    ('1.3', '0.0', '0,5')
    """
    text = f"{abs(round(bits, 1)):.1f}"
    return text.replace(".", ",") if lang == "fr" else text


def in_bits(bits: float, lang: str) -> str:
    """The same with its unit: English says “1.0 bits”, a language may have another form for 1 and a bit.

    >>> in_bits(1.26, "en"), in_bits(1.26, "fr"), in_bits(2.0, "fr")
    ('1.3 bits', '1,3 bit', '2,0 bits')
    """
    say, whole = translator(lang, "visions"), int(abs(round(bits, 1)))
    return say("{amount} bits", "{amount} bits", count=whole, amount=amount(bits, lang))


def _chosen(desk: Desk, insights: Insights) -> Colour:
    """The psychic whom the reader turned to, else the reader's own, else the first who was sent anything."""
    sent = [one.psychic for one in insights]
    own = desk.view.mine if isinstance(desk.view, PsychicView) else ()
    return next(colour for colour in (desk.looking.target, *own, *sent) if colour in sent)


def _whose(desk: Desk, insights: Insights, chosen: Colour) -> list[Piece]:
    colours = [p.colour for p in desk.view.psychics if any(one.psychic == p.colour for one in insights)]
    if len(colours) < 2:
        return []
    return [
        desk.button(
            f"whose:{colour}",
            beginning(desk.who(colour)),
            desk.look(target=colour),
            seat=colour,
            pressed=colour == chosen,
            looks="whose",
        )
        for colour in colours
    ]


def _quoted(desk: Desk, cards: tuple[CardId, ...]) -> str:
    return join_names([desk.say("“{words}”", words=desk.names(card)) for card in cards], desk.looking.lang)


def _misled(desk: Desk, insights: Insights) -> list[Piece]:
    """The wrong guesses for which a card was to blame, the worst first."""
    wrong = [one for one in insights if one.misled_by]
    if not wrong:
        return []
    wrong.sort(key=lambda one: one.sent.bits)
    shown = wrong[: MOST_MISLED[desk.looking.room]]
    return [
        Piece(kind="heading", text=desk.say("Who was misled by what"), looks="minor"),
        *(_misleading(desk, one) for one in shown),
    ]


def _misleading(desk: Desk, one: VisionAnalysis) -> Piece:
    say = desk.say
    who, card = beginning(desk.who(one.psychic)), _quoted(desk, (one.misled_by,))
    guess, about = within(desk.names(one.guess)), within(desk.names(one.about))
    shared = join_names(list(one.misleading_tags), desk.looking.lang)
    text = (
        say(
            "{who} was misled by {card}. It shares with {guess}: {shared}.",
            who=who,
            card=card,
            guess=guess,
            shared=shared,
        )
        if one.misleading_tags
        else say(
            "{who} was misled by {card}, which is nearer to {guess} than to {about}.",
            who=who,
            card=card,
            guess=guess,
            about=about,
        )
    )
    more = say("{hour}. Meant: {card}", hour=beginning(desk.hour(one.hour)), card=desk.names(one.about))
    minis = (_mini(desk, one.misled_by, "sent"), _mini(desk, one.guess, "wrong"), _mini(desk, one.about, "meant"))
    return Piece(
        key=desk.press(f"misled:{one.hour}:{one.psychic}", desk.see(one.misled_by, one.guess, one.about)),
        kind="psychic",
        text=text,
        more=more,
        label=say("{text} See the cards large.", text=f"{text} {more}."),
        seat=one.psychic,
        minis=minis,
        looks="read misled",
    )


def _mini(desk: Desk, card: CardId, looks: str, text: str = "") -> Mini:
    return Mini(card, text, looks, desk.names(card))


def _reading(desk: Desk, one: VisionAnalysis) -> tuple[Piece, Piece]:
    """One vision: what it was worth in words, and what was believed as bars."""
    say, lang = desk.say, desk.looking.lang
    text = say("{hour}: {worth}", hour=beginning(desk.hour(one.hour)), worth=_worth(desk, one.sent, one.about))
    more = " ".join(filter(None, (_opened(desk, one), _joined(desk, one), _better(desk, one))))
    minis = [_mini(desk, way.cards[0], "sent", _signed(way.bits, lang)) for way in one.card_bits]
    minis.append(_mini(desk, one.about, "right" if one.right else "meant"))
    if one.guess and not one.right:
        minis.append(_mini(desk, one.guess, "wrong"))
    row = Piece(
        key=desk.press(f"read:{one.hour}:{one.psychic}", desk.see(*(mini.card for mini in minis))),
        kind="psychic",
        text=text,
        more=more,
        label=say("{text} See the cards large.", text=f"{text}. {more}"),
        minis=tuple(minis),
        looks="read",
    )
    label = say("What a mind believed, before and after")
    bars = tuple(_bar(desk, one, bar) for bar in _shown(one))
    return row, Piece(kind="part", looks="bars", label=label, parts=bars)


def _shared(desk: Desk, shared: SharedVisionAnalysis | None) -> tuple[Piece, ...]:
    """The shared vision: what it was worth to somebody who saw all of it, and how likely it made each group."""
    finale = desk.view.finale
    if shared is None or finale is None:
        return ()
    say, lang = desk.say, desk.looking.lang
    bits = in_bits(shared.sent.bits, lang)
    towards = round(shared.sent.bits, 1) >= 0
    text = say("{bits} towards the culprit", bits=bits) if towards else say("{bits} away from the culprit", bits=bits)
    cards = shared.sent.cards
    row = Piece(
        key=desk.press("read:shared", desk.see(*cards)),
        kind="psychic",
        text=text,
        label=say("{text} See the cards large.", text=f"{text}."),
        minis=tuple(_mini(desk, way.cards[0], "sent", _signed(way.bits, lang)) for way in shared.each),
        looks="read shared",
    )
    bars = tuple(
        Piece(
            kind="bar",
            text=desk.names(finale.groups[group - 1][0]),
            more=say("{before} %, then {after} %", before=round(100 * before), after=round(100 * after)),
            mark="yes" if group == shared.culprit else "",
            shares=(round(before, 3), round(after, 3)),
            looks="about" if group == shared.culprit else "",
        )
        for group, (before, after) in enumerate(zip(shared.before, shared.after, strict=True), start=1)
    )
    return (
        Piece(kind="heading", text=say("What the shared cards were worth"), looks="minor"),
        row,
        Piece(kind="part", looks="bars shared", label=say("What a mind believed, before and after"), parts=bars),
    )


def _signed(bits: float, lang: str) -> str:
    sign = "−" if round(bits, 1) < 0 else "+"
    return f"{sign}{amount(bits, lang)}"


def _worth(desk: Desk, way: CardsValue, about: CardId) -> str:
    bits, card = in_bits(way.bits, desk.looking.lang), within(desk.names(about))
    if round(way.bits, 1) < 0:
        return desk.say("{bits} away from {card}", bits=bits, card=card)
    return desk.say("{bits} towards {card}", bits=bits, card=card)


def _opened(desk: Desk, one: VisionAnalysis) -> str:
    lang = desk.looking.lang
    before, after = in_bits(one.open_before, lang), amount(one.open_after, lang)
    return desk.say("{before} were open before, {after} after.", before=before, after=after)


def _joined(desk: Desk, one: VisionAnalysis) -> str:
    """What the card to be found has in common with the card sent; of several with one or another, not with each."""
    if not one.shared_tags:
        return ""
    shared = join_names(list(one.shared_tags), desk.looking.lang)
    if len(one.sent.cards) == 1:
        return desk.say("In common: {shared}.", shared=shared)
    return desk.say("In common with at least one of them: {shared}.", shared=shared)


def _better(desk: Desk, one: VisionAnalysis) -> str:
    if one.better is None:
        return desk.say("The hand had nothing clearer.")
    cost = in_bits(one.better.bits - one.sent.bits, desk.looking.lang)
    cards = _quoted(desk, one.better.cards)
    return desk.say("It cost {cost}: {cards} would have been clearer.", cost=cost, cards=cards)


def _shown(one: VisionAnalysis) -> list[BeliefChange]:
    """The likeliest cards, and always the right one and the one that was chosen."""
    wanted = (one.about, one.guess)
    known = [bar for bar in one.bars if bar.card in wanted]
    others = [bar for bar in one.bars if bar.card not in wanted][: MOST_BARS - len(known)]
    return [bar for bar in one.bars if bar in known or bar in others]


def _bar(desk: Desk, one: VisionAnalysis, bar: BeliefChange) -> Piece:
    looks = "about" if bar.card == one.about else "guess" if bar.card == one.guess else ""
    before, after = round(100 * bar.before), round(100 * bar.after)
    return Piece(
        kind="bar",
        text=desk.names(bar.card),
        more=desk.say("{before} %, then {after} %", before=before, after=after),
        mark={"about": "yes", "guess": "no"}.get(looks, ""),
        shares=(round(bar.before, 3), round(bar.after, 3)),
        looks=looks,
    )
