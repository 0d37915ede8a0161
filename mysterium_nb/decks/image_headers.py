"""What the bytes of a picture say of themselves, read without decoding anything.

Decoders reserve memory for as many pixels as a header claims, so the claim is read here first, by hand. The same walk
finds where the picture ends: whatever comes after that is no part of it.
"""

import re
import struct
from typing import Literal

import msgspec

from mysterium_nb.decks.problems import BadFile

Format = Literal["PNG", "JPEG", "WEBP"]

_SAVE_AGAIN = "Open it in a picture program and save it again as PNG, JPEG or WebP."
_FRAMES = frozenset(range(0xC0, 0xD0)) - {0xC4, 0xC8, 0xCC}
_ALONE = frozenset(range(0xD0, 0xD8)) | {0x01}
_MARKER = re.compile(rb"\xff+[^\x00\xd0-\xd7\xff]")


class ImageHeader(msgspec.Struct, frozen=True):
    format: Format
    width: int
    height: int
    end: int
    """Where the picture ends, in bytes from the beginning of the file."""
    animated: bool = False


def image_header(data: bytes) -> ImageHeader:
    """Format, size and extent of a picture; `BadFile` where it is none that this game reads."""
    try:
        if data.startswith(b"\x89PNG\r\n\x1a\n"):
            header = _png(data)
        elif data.startswith(b"\xff\xd8\xff"):
            header = _jpeg(data)
        elif data[:4] == b"RIFF" and data[8:12] == b"WEBP":
            header = _webp(data)
        else:
            raise BadFile("It is not a PNG, JPEG or WebP picture, whatever its name says.", _SAVE_AGAIN)
    except (struct.error, IndexError):
        raise BadFile("The picture is cut off.", "Copy it again from where it came, or save it again.") from None
    if header.end > len(data):
        raise BadFile("The picture is cut off.", "Copy it again from where it came, or save it again.")
    if data[header.end :].strip(b"\0"):
        raise BadFile("The file goes on after the end of the picture: a film, a second picture or something else.",
                      _SAVE_AGAIN)  # fmt: skip
    if header.animated:
        raise BadFile("The picture moves.", "Save one still picture of it.")
    if header.width == 0 or header.height == 0:
        raise broken_image()
    return header


def broken_image() -> BadFile:
    return BadFile("The picture is damaged.", _SAVE_AGAIN)


def _png(data: bytes) -> ImageHeader:
    length, kind, width, height = struct.unpack_from(">I4sII", data, 8)
    if (length, kind) != (13, b"IHDR"):
        raise broken_image()
    at, animated = 8, False
    while kind != b"IEND":
        length, kind = struct.unpack_from(">I4s", data, at)
        animated = animated or kind == b"acTL"
        at += 12 + length
    return ImageHeader("PNG", width, height, at, animated)


def _jpeg(data: bytes) -> ImageHeader:
    at, sizes = 2, []
    while True:
        if data[at] != 0xFF:
            raise broken_image()
        while data[at] == 0xFF:
            at += 1
        marker, at = data[at], at + 1
        if marker == 0xD9:
            break
        if marker in _ALONE:
            continue
        (length,) = struct.unpack_from(">H", data, at)
        if marker in _FRAMES:
            sizes.append(struct.unpack_from(">HH", data, at + 3))
        at += length
        if marker == 0xDA:
            found = _MARKER.search(data, at)
            at = len(data) if found is None else found.start()
    if len(sizes) != 1:
        raise broken_image()
    [(height, width)] = sizes
    return ImageHeader("JPEG", width, height, at)


def _webp(data: bytes) -> ImageHeader:
    size, kind = struct.unpack_from("<I4x4s", data, 4)
    end = 8 + size
    match kind:
        case b"VP8 ":
            start, width, height = struct.unpack_from("<3x3sHH", data, 20)
            if start != b"\x9d\x01\x2a":
                raise broken_image()
            return ImageHeader("WEBP", width & 0x3FFF, height & 0x3FFF, end)
        case b"VP8L":
            signature, bits = struct.unpack_from("<BI", data, 20)
            if signature != 0x2F:
                raise broken_image()
            return ImageHeader("WEBP", (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1, end)
        case b"VP8X":
            flags, width, width_high, height, height_high = struct.unpack_from("<B3xHBHB", data, 20)
            wide, high = (width_high << 16 | width) + 1, (height_high << 16 | height) + 1
            return ImageHeader("WEBP", wide, high, end, animated=bool(flags & 2))
        case _:
            raise broken_image()
