"""What one reads to learn a game, over HTTP: the guide, the glossary, the picture; and what is said without them."""

from __future__ import annotations

import gzip
from typing import Any

import pytest

from starhold import game
from starhold.core.registry import GAMES
from starhold.locale import LANGUAGES
from starhold.locale.glossary import read_glossary
from starhold.locale.guide import read_guide
from starhold.server.headers import FRAMED, client_policy
from tests.server.kit import Site


async def read(site: Site, id: str, what: str, lang: str = "en") -> Any:
    answer = await site.http.get(f"/api/games/{id}/{what}", params={"lang": lang})
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("id", GAMES)
async def test_guide_and_glossary_in_three_languages(site: Site, id: str) -> None:
    titles, words = set(), set()
    for lang in LANGUAGES:
        guide = await read(site, id, "guide", lang)
        expected = read_guide(game(id), lang)
        assert expected is not None
        assert guide == {"title": expected.title, "text": expected.text}
        assert "{rule:" in guide["text"]  # for the client to draw
        assert "{option:" not in guide["text"]
        titles.add(guide["text"])
        terms = await read(site, id, "glossary", lang)
        assert [term["id"] for term in terms] == [term.id for term in read_glossary(game(id), lang)]
        assert all(set(term) == {"id", "word", "text", "rule", "icons"} for term in terms)
        words.add(terms[0]["text"])
    assert len(titles) == len(words) == len(LANGUAGES)


@pytest.mark.parametrize("id", GAMES)
async def test_the_picture_is_a_table_in_the_midst_of_a_game(site: Site, id: str) -> None:
    for lang in LANGUAGES:
        update = await read(site, id, "picture", lang)
        assert (update["type"], update["you"], update["over"]) == ("update", 0, False)
        assert update["view"]["game"] == id
        assert update["view"]["round"] > 1
        assert update["asked"]["choices"], "it is the turn of whoever looks at it"
        assert len(update["seats"]) == update["view"]["players"]
        assert update["log"] == update["moments"] == []


async def test_they_are_made_once_and_compressed(site: Site) -> None:
    for number, what in enumerate(("guide", "glossary", "picture"), 1):
        for _ in range(3):
            async with site.http.stream(
                "GET", f"/api/games/race/{what}", headers={"Accept-Encoding": "gzip"}
            ) as answer:
                body = b"".join([part async for part in answer.aiter_raw()])
            assert answer.headers["content-encoding"] == "gzip"
            assert gzip.decompress(body)
        assert site.registry.canned.made == number


async def test_a_game_without_them_says_so(site: Site) -> None:
    for what, key in (("guide", "no-guide"), ("picture", "no-picture")):
        texts = set()
        for lang in LANGUAGES:
            answer = await site.http.get(f"/api/games/template/{what}", params={"lang": lang})
            assert (answer.status_code, answer.json()["key"]) == (404, key)
            texts.add(answer.json()["text"])
        assert len(texts) == len(LANGUAGES)
    terms = await read(site, "template", "glossary")
    assert terms, "those of every table"
    assert all(term["rule"] == "" for term in terms)


async def test_no_such_game_or_language(site: Site) -> None:
    for what in ("guide", "glossary", "picture"):
        unknown = await site.http.get(f"/api/games/chess/{what}")
        assert (unknown.status_code, unknown.json()["key"]) == (404, "game-unknown")
        foreign = await site.http.get(f"/api/games/race/{what}", params={"lang": "de"})
        assert (foreign.status_code, foreign.json()["key"]) == (422, "bad-request")


async def test_only_the_page_of_the_picture_may_stand_in_a_frame_and_only_of_ours(site: Site) -> None:
    for path, ancestors, frames in (
        (f"{FRAMED}race", "'self'", "SAMEORIGIN"),
        ("/rules/race", "'none'", "DENY"),
        ("/picture", "'none'", "DENY"),
        ("/t/picture/", "'none'", "DENY"),
    ):
        told = (await site.http.get(path)).headers
        assert told["x-frame-options"] == frames, path
        if "script-src" in told["content-security-policy"]:  # where the client is built
            assert f"frame-ancestors {ancestors}" in told["content-security-policy"], path
    assert "frame-ancestors 'none'" in client_policy("localhost")
    assert "frame-ancestors 'self'" in client_policy("localhost", framed=True)
    assert "frame-src 'self'" in client_policy("localhost")
