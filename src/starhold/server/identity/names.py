"""Names that cannot be told apart are one name: the key an account's name is unique by."""

from __future__ import annotations

import unicodedata
from typing import Final

# Letters of other scripts that look like Latin ones in most typefaces.
_ALIKE: Final = str.maketrans("аеорсухіјѕһԁԛԝкмтвнαορνικτυχı", "aeopcyxijshdqwkmtbhaopviktuxi")


def name_key(name: str) -> str:
    """What two names have in common that people would take for each other: not case, width, or letters that look alike.

    A name in any script has one. Names that are all of a script that looks like Latin keep their own shape in it, so
    two of them are only the same if they look the same.
    """
    plain = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    signs = [sign for sign in plain if unicodedata.category(sign) not in ("Cf", "Cc") and sign != "\ufe0f"]
    return " ".join("".join(signs).translate(_ALIKE).split())
