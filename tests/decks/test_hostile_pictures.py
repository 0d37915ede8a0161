"""Pictures are anybody's files: whatever is in them, the check says so, and decodes nothing that is too large."""

import io
import os
import struct
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from PIL import Image

from mysterium_nb.decks import BadFile
from mysterium_nb.decks.image_headers import image_header
from mysterium_nb.decks.images import inspect_image, resize
from tests.decks.making import a_deck, errors, picture, put, warnings

VICTIM = "visions/01_visions_number_1.png"
CUT = "The picture is cut off."
DAMAGED = "The picture is damaged."
MORE = "The file goes on after the end of the picture: a film, a second picture or something else."
NONE = "It is not a PNG, JPEG or WebP picture, whatever its name says."


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(width: int, height: int, pixels: bytes = b"", *more: bytes) -> bytes:
    header = chunk(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0))
    body = chunk(b"IDAT", zlib.compress(pixels, 9))
    return b"\x89PNG\r\n\x1a\n" + header + b"".join(more) + body + chunk(b"IEND", b"")


def riff(kind: bytes, data: bytes) -> bytes:
    body = b"WEBP" + kind + struct.pack("<I", len(data)) + data
    return b"RIFF" + struct.pack("<I", len(body)) + body


def jpeg(*segments: tuple[int, bytes]) -> bytes:
    packed = b"".join(bytes([0xFF, marker]) + struct.pack(">H", len(data) + 2) + data for marker, data in segments)
    return b"\xff\xd8" + packed + b"\xff\xd9"


def frame(width: int, height: int) -> tuple[int, bytes]:
    return 0xC0, struct.pack(">BHHB", 8, height, width, 1) + b"\x01\x11\0"


def animated(kind: str) -> bytes:
    packed = io.BytesIO()
    frames = [Image.new("RGB", (150, 225), colour) for colour in ("red", "blue")]
    frames[0].save(packed, kind, save_all=True, append_images=frames[1:], duration=100)
    return packed.getvalue()


VP8X = struct.pack("<B3xHBHB", 0, 0xFFFF, 0xFF, 0xFFFF, 0xFF)

HOSTILE: dict[str, tuple[str, Callable[[], bytes], str]] = {
    "nothing": ("x.png", bytes, NONE),
    "a page": ("x.png", lambda: b"<html><script>alert(1)</script>", NONE),
    "a GIF": ("x.png", lambda: picture(kind="GIF"), NONE),
    "a film": ("x.webp", lambda: b"RIFF\x04\0\0\0AVI ", NONE),
    "PNG bomb": ("x.png", lambda: png(60_000, 60_000), "The picture is 60000x60000, more than 25 million pixels."),
    "PNG bomb that unpacks": (
        "x.png", lambda: png(8000, 8000, bytes(8001 * 8000)), "The picture is 8000x8000, more than 25 million pixels.",
    ),
    "JPEG bomb": ("x.jpg", lambda: jpeg(frame(65_535, 65_535)),
                  "The picture is 65535x65535, more than 25 million pixels."),
    "WebP bomb": ("x.webp", lambda: riff(b"VP8X", VP8X),
                  "The picture is 16777216x16777216, more than 25 million pixels."),
    "lossy WebP bomb": ("x.webp", lambda: riff(b"VP8 ", b"\0\0\0\x9d\x01\x2a\xff\xff\xff\xff"),
                        "The picture is 16383x16383, more than 25 million pixels."),
    "lossless WebP bomb": ("x.webp", lambda: riff(b"VP8L", b"\x2f\xff\xff\xff\x0f"),
                           "The picture is 16384x16384, more than 25 million pixels."),
    "PNG of no size": ("x.png", lambda: png(0, 10), DAMAGED),
    "PNG that begins otherwise": ("x.png", lambda: b"\x89PNG\r\n\x1a\n" + chunk(b"tEXt", bytes(30)), DAMAGED),
    "PNG without pixels": ("x.png", lambda: png(150, 225), DAMAGED),
    "PNG with a text that swells": (
        "x.png", lambda: png(150, 225, bytes(151 * 225), chunk(b"zTXt", b"k\0\0" + zlib.compress(bytes(9_000_000)))),
        DAMAGED,
    ),
    "PNG with a wrong sum": ("x.png", lambda: picture()[:40] + b"?" + picture()[41:], DAMAGED),
    "cut PNG": ("x.png", lambda: picture()[:-5], CUT),
    "PNG cut in its header": ("x.png", lambda: picture()[:20], CUT),
    "cut JPEG": ("x.jpg", lambda: picture(kind="JPEG")[:-300], CUT),
    "JPEG cut at once": ("x.jpg", lambda: picture(kind="JPEG")[:4], CUT),
    "JPEG that goes astray": ("x.jpg", lambda: b"\xff\xd8\xff\xe0\0\x02oh" + bytes(9), DAMAGED),
    "JPEG with two sizes": ("x.jpg", lambda: jpeg(frame(10, 20), frame(65_535, 65_535)), DAMAGED),
    "JPEG with no size": ("x.jpg", jpeg, DAMAGED),
    "JPEG without pixels": ("x.jpg", lambda: jpeg(frame(10, 20)), DAMAGED),
    "cut WebP": ("x.webp", lambda: picture(kind="WEBP")[:-9], CUT),
    "WebP cut at once": ("x.webp", lambda: picture(kind="WEBP")[:14], CUT),
    "lossy WebP without a start": ("x.webp", lambda: riff(b"VP8 ", bytes(10)), DAMAGED),
    "lossless WebP without a start": ("x.webp", lambda: riff(b"VP8L", bytes(5)), DAMAGED),
    "WebP of no kind": ("x.webp", lambda: riff(b"VP99", bytes(20)), DAMAGED),
    "PNG and archive in one": ("x.png", lambda: picture() + b"PK\x03\x04", MORE),
    "JPEG and page in one": ("x.jpg", lambda: picture(kind="JPEG") + b"<script>", MORE),
    "WebP and page in one": ("x.webp", lambda: picture(kind="WEBP") + b"<script>", MORE),
    "two JPEGs in one": ("x.jpg", lambda: animated("MPO"), MORE),
    "the first of two JPEGs": ("x.jpg", lambda: animated("MPO")[: header_end(animated("MPO"))], DAMAGED),
    "animated PNG": ("x.png", lambda: animated("PNG"), "The picture moves."),
    "animated WebP": ("x.webp", lambda: animated("WEBP"), "The picture moves."),
    "JPEG called PNG": ("x.png", lambda: picture(kind="JPEG"), "It is a JPEG picture under another name."),
    "PNG called JPEG": ("x.jpg", lambda: picture(), "It is a PNG picture under another name."),
    "WebP called nothing": ("x", lambda: picture(kind="WEBP"), "It is a WEBP picture under another name."),
}  # fmt: skip


def header_end(data: bytes) -> int:
    return data.index(b"\xff\xd9\xff\xd8") + 2


@pytest.mark.parametrize(("file", "make", "what"), HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_picture_is_refused(file: str, make: Callable[[], bytes], what: str) -> None:
    with pytest.raises(BadFile) as refused:
        inspect_image(file, make())
    assert refused.value.what == what
    assert refused.value.mend.endswith(".")


def test_the_check_names_the_file_and_opens_nothing(tmp_path: Path) -> None:
    a_deck(tmp_path)
    put(tmp_path, VICTIM, png(60_000, 60_000))
    put(tmp_path, "visions/02_visions_number_2.png", picture()[:-5])
    assert errors(tmp_path) == [
        (VICTIM, "The picture is 60000x60000, more than 25 million pixels."),
        ("visions/02_visions_number_2.png", CUT),
    ]


def test_a_file_that_is_too_large_is_not_read(tmp_path: Path) -> None:
    a_deck(tmp_path)
    with (tmp_path / VICTIM).open("wb") as huge:
        huge.truncate(1 << 40)
    assert errors(tmp_path) == [(VICTIM, "It has 1099511.6 million bytes, more than the 12 million allowed.")]


def test_zeros_after_the_end_do_no_harm() -> None:
    assert inspect_image("x.png", picture() + bytes(100)).width == 150
    assert inspect_image("x.jpg", picture(kind="JPEG") + bytes(100)).width == 150


def test_a_jpeg_with_restarts_and_filling() -> None:
    data = picture(kind="JPEG", restart_marker_blocks=1)
    assert b"\xff\xd0" in data
    assert inspect_image("x.jpg", data).height == 225
    lonely = b"\xff\xd8\xff\xff\x01" + data[2:]
    assert image_header(lonely).width == 150


def test_a_photograph_lies_on_its_side_and_tells_where_it_was_taken(tmp_path: Path) -> None:
    exif = Image.Exif()
    exif[0x0112] = 6
    exif.get_ifd(0x8825)[1] = "N"
    a_deck(tmp_path)
    put(tmp_path, "visions/08.jpg", picture((225, 150), "JPEG", exif=exif))
    assert errors(tmp_path) == []
    put(tmp_path, "visions/08.txt", b"A photograph.")
    assert warnings(tmp_path) == [("visions/08.jpg", "The photograph tells where it was taken, to whoever plays.")]
    assert resize((tmp_path / "visions/08.jpg").read_bytes(), 100).size == (100, 150)


@settings(max_examples=200, deadline=None)
@given(
    data=st.sampled_from([picture(kind=kind) for kind in ("PNG", "JPEG", "WEBP")]),
    at=st.integers(0, 2000),
    change=st.binary(min_size=1, max_size=8),
)
def test_any_change_is_refused_or_read(data: bytes, at: int, change: bytes) -> None:
    at %= len(data)
    for suffix in (".png", ".jpg", ".webp"):
        try:
            look = inspect_image(f"x{suffix}", data[:at] + change + data[at + len(change) :])
        except BadFile:
            continue
        assert look.width * look.height <= 25_000_000


@given(st.binary(max_size=200), st.sampled_from([b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff", b"RIFF\xff\0\0\0WEBP", b""]))
def test_no_bytes_break_the_reading_of_headers(data: bytes, start: bytes) -> None:
    with pytest.raises(BadFile):
        inspect_image("x.png", start + data)


def test_pipes_devices_and_folders_are_no_pictures(tmp_path: Path) -> None:
    a_deck(tmp_path)
    os.mkfifo(tmp_path / "visions" / "08.png")
    (tmp_path / "visions" / "09.png").mkdir()
    assert errors(tmp_path) == [
        ("visions/08.png", "It is no ordinary file."),
        ("visions/09.png", "It cannot be read: Is a directory."),
    ]
