"""How the visions of a game that is over could be read: who was misled by what, and what each vision was worth."""

from mysterium_nb.engine.cards import CardId
from mysterium_nb.engine.seats import Colour
from mysterium_nb.engine.views import PsychicView
from mysterium_nb.i18n.catalogue import join_names, translator
from mysterium_nb.i18n.numbers import format_decimal
from mysterium_nb.pages.after.summary import capitalise_first, mid_sentence
from mysterium_nb.pages.builder import PageBuilder
from mysterium_nb.pages.model import BeliefBar, Heading, Part, Piece, PsychicRow, Text, Thumbnail
from mysterium_nb.protocol.analysis import BeliefChange, CardsValue, SharedVisionAnalysis, VisionAnalysis

Insights = tuple[VisionAnalysis, ...]
MOST_MISLED = {"laptop": 6, "phone": 3}
MOST_BARS = 5


def analysis_panel(
    builder: PageBuilder, insights: Insights, shared: SharedVisionAnalysis | None = None
) -> tuple[Piece, ...]:
    """First where it went wrong, then every vision of the psychic whom the reader chose, then the shared one."""
    if not insights:
        return ()
    say = builder.say
    lead = say("As a mind of our bots reads the cards alone. One bit makes the right card about twice as likely.")
    chosen = _chosen(builder, insights)
    return (
        Heading(text=say("How it could be read")),
        Text(text=lead, style="small"),
        *_misled(builder, insights),
        Heading(text=say("What the ghost’s cards were worth"), style="minor"),
        *_whose(builder, insights, chosen),
        *(piece for one in insights if one.psychic == chosen for piece in _reading(builder, one)),
        *_shared(builder, shared),
    )


def format_bits(bits: float, lang: str) -> str:
    """A number of bits as it is read: one decimal, and no sign where it is nothing.

    >>> format_bits(1.26, "en"), format_bits(-0.04, "en"), format_bits(0.5, "fr")
    ('1.3', '0.0', '0,5')
    """
    return format_decimal(abs(round(bits, 1)), lang)


def format_bits_with_unit(bits: float, lang: str) -> str:
    """The same with its unit: English says “1.0 bits”, a language may have another form for 1 and a bit.

    >>> format_bits_with_unit(1.26, "en"), format_bits_with_unit(1.26, "fr"), format_bits_with_unit(2.0, "fr")
    ('1.3 bits', '1,3 bit', '2,0 bits')
    """
    say, whole = translator(lang, "visions"), int(abs(round(bits, 1)))
    return say("{amount} bits", "{amount} bits", count=whole, amount=format_bits(bits, lang))


def _chosen(builder: PageBuilder, insights: Insights) -> Colour:
    """The psychic whom the reader turned to, else the reader's own, else the first who was sent anything."""
    sent = [one.psychic for one in insights]
    own = builder.view.mine if isinstance(builder.view, PsychicView) else ()
    return next(colour for colour in (builder.state.target, *own, *sent) if colour in sent)


def _whose(builder: PageBuilder, insights: Insights, chosen: Colour) -> list[Piece]:
    colours = [p.colour for p in builder.view.psychics if any(one.psychic == p.colour for one in insights)]
    if len(colours) < 2:
        return []
    return [
        builder.button(
            f"whose:{colour}",
            capitalise_first(builder.who(colour)),
            builder.state_after(target=colour),
            seat=colour,
            pressed=colour == chosen,
            style="whose",
        )
        for colour in colours
    ]


def _quoted(builder: PageBuilder, cards: tuple[CardId, ...]) -> str:
    return join_names([builder.say("“{words}”", words=builder.names(card)) for card in cards], builder.state.lang)


def _misled(builder: PageBuilder, insights: Insights) -> list[Piece]:
    """The wrong guesses for which a card was to blame, the worst first."""
    wrong = [one for one in insights if one.misled_by]
    if not wrong:
        return []
    wrong.sort(key=lambda one: one.sent.bits)
    shown = wrong[: MOST_MISLED[builder.state.device]]
    return [
        Heading(text=builder.say("Who was misled by what"), style="minor"),
        *(_misleading(builder, one) for one in shown),
    ]


def _misleading(builder: PageBuilder, one: VisionAnalysis) -> PsychicRow:
    say = builder.say
    who, card = capitalise_first(builder.who(one.psychic)), _quoted(builder, (one.misled_by,))
    guess, about = mid_sentence(builder.names(one.guess)), mid_sentence(builder.names(one.about))
    shared = join_names(list(one.misleading_tags), builder.state.lang)
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
    more = say("{hour}. Meant: {card}", hour=capitalise_first(builder.hour(one.hour)), card=builder.names(one.about))
    thumbnails = (
        _thumbnail(builder, one.misled_by, "sent"),
        _thumbnail(builder, one.guess, "wrong"),
        _thumbnail(builder, one.about, "meant"),
    )
    return PsychicRow(
        key=builder.register(f"misled:{one.hour}:{one.psychic}", builder.enlarge(one.misled_by, one.guess, one.about)),
        text=text,
        subtitle=more,
        label=say("{text} See the cards large.", text=f"{text} {more}."),
        seat=one.psychic,
        thumbnails=thumbnails,
        style="read misled",
    )


def _thumbnail(builder: PageBuilder, card: CardId, style: str, text: str = "") -> Thumbnail:
    return Thumbnail(card, text, style, builder.names(card))


def _reading(builder: PageBuilder, one: VisionAnalysis) -> tuple[PsychicRow, Part]:
    """One vision: what it was worth in words, and what was believed as bars."""
    say, lang = builder.say, builder.state.lang
    text = say(
        "{hour}: {worth}",
        hour=capitalise_first(builder.hour(one.hour)),
        worth=_value_sentence(builder, one.sent, one.about),
    )
    more = " ".join(filter(None, (_opened(builder, one), _joined(builder, one), _better(builder, one))))
    thumbnails = [_thumbnail(builder, way.cards[0], "sent", _signed(way.bits, lang)) for way in one.card_bits]
    thumbnails.append(_thumbnail(builder, one.about, "right" if one.right else "meant"))
    if one.guess and not one.right:
        thumbnails.append(_thumbnail(builder, one.guess, "wrong"))
    row = PsychicRow(
        key=builder.register(
            f"read:{one.hour}:{one.psychic}", builder.enlarge(*(thumbnail.card for thumbnail in thumbnails))
        ),
        text=text,
        subtitle=more,
        label=say("{text} See the cards large.", text=f"{text}. {more}"),
        thumbnails=tuple(thumbnails),
        style="read",
    )
    label = say("What a mind believed, before and after")
    bars = tuple(_bar(builder, one, bar) for bar in _shown(one))
    return row, Part(style="bars", label=label, parts=bars)


def _shared(builder: PageBuilder, shared: SharedVisionAnalysis | None) -> tuple[Piece, ...]:
    """The shared vision: what it was worth to somebody who saw all of it, and how likely it made each group."""
    finale = builder.view.finale
    if shared is None or finale is None:
        return ()
    say, lang = builder.say, builder.state.lang
    bits = format_bits_with_unit(shared.sent.bits, lang)
    towards = round(shared.sent.bits, 1) >= 0
    text = say("{bits} towards the culprit", bits=bits) if towards else say("{bits} away from the culprit", bits=bits)
    cards = shared.sent.cards
    row = PsychicRow(
        key=builder.register("read:shared", builder.enlarge(*cards)),
        text=text,
        label=say("{text} See the cards large.", text=f"{text}."),
        thumbnails=tuple(_thumbnail(builder, way.cards[0], "sent", _signed(way.bits, lang)) for way in shared.each),
        style="read shared",
    )
    bars = tuple(
        BeliefBar(
            text=builder.names(finale.groups[group - 1][0]),
            subtitle=say("{before} %, then {after} %", before=round(100 * before), after=round(100 * after)),
            icon="yes" if group == shared.culprit else "",
            before=round(before, 3),
            after=round(after, 3),
            style="about" if group == shared.culprit else "",
        )
        for group, (before, after) in enumerate(zip(shared.before, shared.after, strict=True), start=1)
    )
    return (
        Heading(text=say("What the shared cards were worth"), style="minor"),
        row,
        Part(style="bars shared", label=say("What a mind believed, before and after"), parts=bars),
    )


def _signed(bits: float, lang: str) -> str:
    sign = "−" if round(bits, 1) < 0 else "+"
    return f"{sign}{format_bits(bits, lang)}"


def _value_sentence(builder: PageBuilder, way: CardsValue, about: CardId) -> str:
    bits, card = format_bits_with_unit(way.bits, builder.state.lang), mid_sentence(builder.names(about))
    if round(way.bits, 1) < 0:
        return builder.say("{bits} away from {card}", bits=bits, card=card)
    return builder.say("{bits} towards {card}", bits=bits, card=card)


def _opened(builder: PageBuilder, one: VisionAnalysis) -> str:
    lang = builder.state.lang
    before, after = format_bits_with_unit(one.open_before, lang), format_bits(one.open_after, lang)
    return builder.say("{before} were open before, {after} after.", before=before, after=after)


def _joined(builder: PageBuilder, one: VisionAnalysis) -> str:
    """What the card to be found has in common with the card sent; of several with one or another, not with each."""
    if not one.shared_tags:
        return ""
    shared = join_names(list(one.shared_tags), builder.state.lang)
    if len(one.sent.cards) == 1:
        return builder.say("In common: {shared}.", shared=shared)
    return builder.say("In common with at least one of them: {shared}.", shared=shared)


def _better(builder: PageBuilder, one: VisionAnalysis) -> str:
    if one.better is None:
        return builder.say("The hand had nothing clearer.")
    cost = format_bits_with_unit(one.better.bits - one.sent.bits, builder.state.lang)
    cards = _quoted(builder, one.better.cards)
    return builder.say("It cost {cost}: {cards} would have been clearer.", cost=cost, cards=cards)


def _shown(one: VisionAnalysis) -> list[BeliefChange]:
    """The likeliest cards, and always the right one and the one that was chosen."""
    wanted = (one.about, one.guess)
    known = [bar for bar in one.bars if bar.card in wanted]
    others = [bar for bar in one.bars if bar.card not in wanted][: MOST_BARS - len(known)]
    return [bar for bar in one.bars if bar in known or bar in others]


def _bar(builder: PageBuilder, one: VisionAnalysis, bar: BeliefChange) -> BeliefBar:
    style = "about" if bar.card == one.about else "guess" if bar.card == one.guess else ""
    before, after = round(100 * bar.before), round(100 * bar.after)
    return BeliefBar(
        text=builder.names(bar.card),
        subtitle=builder.say("{before} %, then {after} %", before=before, after=after),
        icon={"about": "yes", "guess": "no"}.get(style, ""),
        before=round(bar.before, 3),
        after=round(bar.after, 3),
        style=style,
    )
