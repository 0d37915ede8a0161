"""The music itself, computed in a browser faster than real time: everything sounds, nothing is too loud."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route

from mysterium_nb.widgets import sound
from tests.browser.visitors import PATIENCE

FOLDER = Path(sound.__file__).parent
ADDRESS = "http://game.test/"
"""Plain http under a name of its own: to a browser as insecure as a game in a local network is."""
SCENES = ["lobby", "calm", "tension", "lastTen", "manifestation", "sharedVision", "poll", "won", "lost"]
CUES: dict[str, dict[str, int]] = {
    "vision": {"count": 3}, "turn": {}, "pawn": {}, "agree": {}, "disagree": {}, "sure": {}, "bell": {"hour": 3},
    "knock": {}, "knocks": {}, "sleeve": {}, "climb": {"steps": 3}, "vote": {"index": 4}, "culprit": {}, "refused": {},
}  # fmt: skip
CEILING = 0.708
"""-3 dBFS."""
HEARD = 0.003
"""-50 dBFS: about what the quietest scene, a breath, reaches."""

_PEAK = """async ({ scene, cue, options, seconds }) => {
    const { createMixer } = await import("/mixer.js");
    const { BAR, score } = await import("/scenes.js");
    const { CUES } = await import("/cues.js");
    const context = new OfflineAudioContext(2, seconds * 24000, 24000);
    const mixer = createMixer(context, 1);
    const bars = Array.from({ length: Math.ceil(seconds / BAR) }, (_, bar) => bar);
    if (scene) {
        await mixer.prepare(bars.flatMap((bar) => score(scene, bar, { theme: 1, slot: 0 })));
        mixer.enter({ name: scene, theme: 1, slot: 0, origin: 0, from: 0 });
        mixer.schedule(seconds);
    }
    if (cue) {
        await mixer.prepare(CUES[cue].write(options));
        mixer.cue(cue, options, 0.05);
    }
    const sound = await context.startRendering();
    const samples = [0, 1].flatMap((channel) => [...sound.getChannelData(channel)]);
    return samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);
}"""
_SCORES = """async ([theme, slot]) => {
    const { SCENES, score } = await import("/scenes.js");
    const bars = [...Array(8).keys()];
    const notes = (scene) => bars.map((bar) => score(scene, bar, { theme, slot }));
    return Object.keys(SCENES).map((scene) => [scene, JSON.stringify(notes(scene))]);
}"""
_PLAYER_WITHOUT_GESTURE = """async () => {
    const { createPlayer } = await import("/player.js");
    globalThis.player = createPlayer({ clock: () => performance.now() / 1000, onChange: () => {} });
    player.setVolume(0.7);
    player.scene("calm", 1);
    player.start();
}"""


def _serve(route: Route) -> None:
    name = route.request.url.removeprefix(ADDRESS)
    if name:
        route.fulfill(path=FOLDER / name, content_type="text/javascript")
    else:
        route.fulfill(body="<!doctype html><link rel=icon href=data:,><title>Sound</title>", content_type="text/html")


@pytest.fixture(scope="module")
def modules(browser: Browser) -> Iterator[Page]:
    """A page that can import every module of the sound by its name."""
    context = browser.new_context()
    context.set_default_timeout(PATIENCE)
    context.route(f"{ADDRESS}**", _serve)
    page = context.new_page()
    page.goto(ADDRESS)
    yield page
    context.close()


def _peak(page: Page, **what: Any) -> float:
    return float(page.evaluate(_PEAK, what))


def _scores(page: Page, theme: int, slot: int = 0) -> dict[str, str]:
    return dict(page.evaluate(_SCORES, [theme, slot]))


def test_all_there_is_to_hear_is_tried_here(modules: Page) -> None:
    assert modules.evaluate("async () => Object.keys((await import('/scenes.js')).SCENES)") == SCENES
    assert modules.evaluate("async () => Object.keys((await import('/cues.js')).CUES)") == list(CUES)


@pytest.mark.parametrize("scene", SCENES)
def test_every_scene_sounds_and_stays_under_the_ceiling(scene: str, modules: Page) -> None:
    assert HEARD < _peak(modules, scene=scene, seconds=10) < CEILING


@pytest.mark.parametrize("cue", CUES)
def test_every_cue_sounds_and_stays_under_the_ceiling(cue: str, modules: Page) -> None:
    assert 10 * HEARD < _peak(modules, cue=cue, options=CUES[cue], seconds=4) < CEILING


def test_the_loudest_cue_over_the_loudest_scene_stays_under_the_ceiling(modules: Page) -> None:
    assert _peak(modules, scene="won", cue="culprit", options={}, seconds=6) < CEILING


def test_one_table_hears_the_same_piece_everywhere_and_another_table_another(modules: Page) -> None:
    first = _scores(modules, theme=1)
    assert _scores(modules, theme=1) == first
    with_melody = set(SCENES) - {"lastTen", "manifestation"}
    for theme in (2, 3, 4_294_967_295):
        other = _scores(modules, theme)
        assert {scene for scene in first if other[scene] != first[scene]} >= with_melody
    assert _scores(modules, theme=1, slot=7)["calm"] != first["calm"], "The next hour has another piece."


def test_on_plain_http_nothing_is_made_and_nothing_complains_before_a_gesture(browser: Browser) -> None:
    context = browser.new_context()
    context.route(f"{ADDRESS}**", _serve)
    # Whatever a test evaluates counts as a gesture: so the page itself tries, and tells in its console.
    context.add_init_script(
        "globalThis.made = 0; globalThis.AudioContext = class extends AudioContext {"
        " constructor(options) { super(options); globalThis.made++; globalThis.context = this; } };"
        f"addEventListener('load', async () => {{ await ({_PLAYER_WITHOUT_GESTURE})();"
        " console.log(`secure ${isSecureContext}, made ${made}`); })"
    )
    said: list[str] = []
    context.on("console", lambda message: said.append(message.text))
    page = context.new_page()
    with page.expect_console_message():
        page.goto(ADDRESS)
    page.mouse.click(5, 5)
    page.wait_for_function("made === 1 && globalThis.context.state === 'running' && player.heard() === 'calm'")
    assert said == ["secure false, made 0"]
    context.close()


_PAGE_SOUND = """async (withMusic) => {
    const { pageSound } = await import("/page_sound.js");
    globalThis.AudioContext = class extends AudioContext {
        constructor(options) { super(options); globalThis.context = this; }
        createBufferSource() { globalThis.tones++; return super.createBufferSource(); }
    };
    globalThis.tones = 0;
    globalThis.sound = pageSound();
    globalThis.show = (scene) => sound.show({ theme: 1, ...scene }, { withMusic, ahead: 0 });
    globalThis.tell = (name, detail) => document.body.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
    show({ name: "calm" });
    sound.watch(() => {});
    sound.choose({ on: true });
}"""


def _switched_on(modules: Page, *, music: bool) -> None:
    modules.reload()
    modules.evaluate(_PAGE_SOUND, music)
    modules.mouse.click(5, 5)


def test_in_one_room_a_phone_plays_no_music_and_only_its_own_cues(modules: Page) -> None:
    _switched_on(modules, music=False)
    asleep = "context.state === 'suspended'"
    modules.wait_for_function(f"globalThis.context && {asleep}")
    assert modules.evaluate(f"tell('mnb-cue', {{ name: 'knock' }}), {asleep}")
    modules.evaluate("tell('mnb-cue', { name: 'knock', mine: true })")
    modules.wait_for_function("context.state === 'running'")
    modules.wait_for_function(asleep)


def test_the_end_is_not_heard_before_it_is_seen(modules: Page) -> None:
    _switched_on(modules, music=True)
    modules.wait_for_function("sound.heard() === 'calm'")
    assert modules.evaluate("tell('mnb-stage', { playing: true }), show({ name: 'won' }), sound.heard()") == "calm"
    assert modules.evaluate("tell('mnb-stage', { playing: false }), sound.heard()") == "won"


def test_the_last_ten_seconds_are_heard_and_nothing_after_them(modules: Page) -> None:
    _switched_on(modules, music=True)
    modules.evaluate("show({ name: 'tension', deadline: Date.now() + 11_000 })")
    modules.wait_for_function("sound.heard() === 'tension'")
    modules.wait_for_function("sound.heard() === 'lastTen'")
    assert modules.evaluate("show({ name: 'tension' }), sound.heard()") == "tension", "The game is paused."
    modules.evaluate("show({ name: 'tension', deadline: Date.now() + 1000 })")
    modules.wait_for_function("sound.heard() === 'lastTen'")
    modules.wait_for_function("sound.heard() === 'tension'")


def test_a_move_of_the_slider_does_not_begin_the_piece_anew(modules: Page) -> None:
    _switched_on(modules, music=True)
    modules.wait_for_function("tones > 0")
    begun = modules.evaluate("""async () => {
        const before = tones;
        for (const volume of [0.6, 0.5, 0.4]) sound.choose({ volume });
        await new Promise((done) => setTimeout(done, 300)); // the tones are there: they would begin at once
        return tones - before;
    }""")
    assert begun == 0
