"""Pictures are anybody's files: nothing is decoded before its header has been found harmless."""

import hashlib
import io
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import PurePosixPath

import msgspec
from PIL import ExifTags, Image, ImageOps

from mysterium_nb.decks.image_headers import Format, broken_image, image_header
from mysterium_nb.decks.problems import BadFile

MOST_BYTES = 12_000_000
MOST_PIXELS = 25_000_000
LEAST_WIDTH = 150

SUFFIXES: dict[str, Format] = {".png": "PNG", ".jpg": "JPEG", ".jpeg": "JPEG", ".webp": "WEBP"}
_DECODERS = ("PNG", "JPEG", "WEBP")


class ImageInfo(msgspec.Struct, frozen=True):
    """What is seen of a picture that was decoded whole."""

    width: int
    height: int
    sha256: str
    pixels: str
    """A hash of what is seen; pictures that look the same to the last pixel have the same."""
    placed: bool
    """Whether the file tells where the photograph was taken."""


def inspect_image(file: str, data: bytes) -> ImageInfo:
    """Decode a picture whole; `BadFile` says what is wrong with it.

    >>> inspect_image("owl.png", b"GIF89a")
    Traceback (most recent call last):
    mysterium_nb.decks.BadFile: It is not a PNG, JPEG or WebP picture, whatever its name says. ...
    """
    with _opened(data) as image:
        expected = SUFFIXES.get(PurePosixPath(file).suffix.lower())
        if image.format != expected:
            raise BadFile(f"It is a {image.format} picture under another name.", _rename(str(image.format)))
        placed = ExifTags.IFD.GPSInfo in image.getexif()
        with Image.open(io.BytesIO(data), formats=_DECODERS) as again:
            again.verify()
        upright = ImageOps.exif_transpose(image).convert("RGBA")
    pixels = hashlib.sha256(repr(upright.size).encode())
    pixels.update(upright.tobytes())
    return ImageInfo(upright.width, upright.height, hashlib.sha256(data).hexdigest(), pixels.hexdigest(), placed)


def resize(data: bytes, width: int) -> Image.Image:
    """The picture, upright, no wider than this."""
    with _opened(data) as image:
        image.draft("RGB", (width, width))
        upright = ImageOps.exif_transpose(image).convert("RGB")
    height = max(1, round(upright.height * width / upright.width))
    return upright if upright.width <= width else upright.resize((width, height), Image.Resampling.LANCZOS)


def as_webp(image: Image.Image) -> bytes:
    packed = io.BytesIO()
    image.save(packed, "WEBP", quality=75)
    return packed.getvalue()


@contextmanager
def _opened(data: bytes) -> Iterator[Image.Image]:
    """Open a picture whose header is harmless. Whatever goes wrong inside, and in whichever way, it is the picture."""
    header = image_header(data)
    if header.width * header.height > MOST_PIXELS:
        raise BadFile(
            f"The picture is {header.width}x{header.height}, more than {MOST_PIXELS // 1_000_000} million pixels.",
            "Scale it down: 900x1350 is plenty.",
        )
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            warnings.simplefilter("error", Image.DecompressionBombWarning)
            with Image.open(io.BytesIO(data), formats=_DECODERS) as image:
                if (image.format, image.size) != (header.format, (header.width, header.height)):
                    raise broken_image()
                yield image
    except BadFile:
        raise
    except Exception as error:  # decoders meet hostile bytes with nearly every exception there is
        raise broken_image() from error


def _rename(kind: str) -> str:
    endings = " or ".join(suffix for suffix, name in SUFFIXES.items() if name == kind)
    return f"Let its name end in {endings}."
