"""Sealed luck against computations of others: figures of the openssl command line, and a game worked out by hand."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence

import pytest

from starhold import Sealed, Seeded, game
from starhold.core.errors import BadRecord
from starhold.core.record import Record
from starhold.core.record_text import dump, load
from starhold.core.sealing import forked_luck, known_luck, read_seals, sealed_luck
from starhold.games.race.phases.start import START_WORLDS

SECRET = bytes.fromhex("00112233445566778899aabbccddeeff102132435465768798a9bacbdcedfe0f")
SEEDS = ("3ac1", "", "77e0")  # the middle seat added nothing

# Made once in a shell, not by this program:
#   S=00112233445566778899aabbccddeeff102132435465768798a9bacbdcedfe0f
#   hm() { printf %s "$2" | openssl dgst -sha256 -mac HMAC -macopt hexkey:$1; }
#   printf $S | xxd -r -p | openssl dgst -sha256      the commitment
#   hm $S 3ac1,,77e0                                  the key where seeds were given; swapped: hm $S 77e0,,3ac1
#   hm $S 7/1 | cut -c1-32   and   hm $KEY 7/1 | cut -c1-32      number 1 (from 0) of step 7
COMMITMENT = "0c27bbaa345e7915ea7873bc293bc2938d5390af1bb4b2ded388477702c58ed2"
KEY = "3cf7ee126818c8a9557498aaa0664c96cb64a9bb32dcdb7ac603640d94e2dcae"
SWAPPED_KEY = "23c9c8d83a3c7a04a32b3a10f9ee3aa5e5ce70c72c6834f6aee6bd2eaa1fd57a"
EMPTY_KEY = "21fa23570dc7e93db42431a062462455b519bbb17bed31d36800674148151759"  # hm $S , (two seats, no seed)
NUMBERS = {  # by step and number: without seeds, with them
    (0, 0): ("e62c80bcac41fe4bb5d553140c667a5c", "26c8b2c2fd55b974b42a85d423ecd5ca"),
    (0, 1): ("a92b2212ed3148a879b944ac603b5e41", "ea48dcf4621ff93f57843533d30e5494"),
    (1, 0): ("52914b4dbab316997e8ce080d8f2e62e", "cdc02dff4c8d35930918e7b9f1ff8399"),
    (7, 0): ("798bdcaa403d829cd3947c6d547e892d", "54dc24ae026a784766133386b3c9732a"),
    (7, 1): ("449a2446b814693c89326171289ee333", "2ec599a7903d2bdb80243234226ac73b"),
    (12, 3): ("3973278799b4b2c751400bebfa0d7c55", "75450e4ff1e3fe4df5ffa4a6d31f1e92"),
    (255, 10): ("bf68848208f65b3d3a48466efd0b2578", "3b3626b8ee2156daaafd67eff4f61595"),
}
SIZES = (2, 6, 95, 114, 10**9)  # a coin, a die, decks, nearly all a native number holds


def drawn(sealed: Sealed, step: int, number: int, size: int) -> int:
    """That number of that step, after the ones before it."""
    sealed.begin(step)
    for _ in range(number):
        sealed.below(3)  # whatever was asked before, it is the place that counts
    return sealed.below(size)


@pytest.mark.parametrize("size", SIZES)
def test_the_numbers_are_those_of_openssl(size: int) -> None:
    for (step, number), (plain, seeded) in NUMBERS.items():
        assert drawn(Sealed(SECRET), step, number, size) == int(plain, 16) % size
        assert drawn(Sealed(SECRET, SEEDS), step, number, size) == int(seeded, 16) % size


def test_the_keys_and_the_commitment_are_those_of_openssl() -> None:
    assert Sealed(SECRET).key == SECRET
    assert Sealed(SECRET, SEEDS).key.hex() == KEY
    assert Sealed(SECRET, SEEDS[::-1]).key.hex() == SWAPPED_KEY, "whose seed it is counts"
    assert Sealed(SECRET, ("", "")).key.hex() == EMPTY_KEY, "nothing added by anybody is still something agreed on"
    for sealed in (Sealed(SECRET), Sealed(SECRET, SEEDS)):
        assert sealed.commitment() == COMMITMENT, "it was published before the seeds were known"
    assert sealed_luck(SECRET) == f"sealed {COMMITMENT}"
    assert sealed_luck(SECRET, SEEDS) == f"sealed {COMMITMENT} 3ac1,-,77e0"
    assert forked_luck("", 12, SECRET, SEEDS) == f"forked 12 {COMMITMENT} 3ac1,-,77e0"


# -- a whole game of Race


def new(seeds: Sequence[str], rounds: int = 9) -> Record:
    """A short game of two, sealed."""
    record = Record(game("race"), 2, {"max_rounds": rounds}, Sealed(SECRET, seeds), luck=sealed_luck(SECRET, seeds))
    record.secrets = [SECRET]
    return record


def on(record: Record, steps: int = 10_000) -> Record:
    """Play to the end, or so many steps more."""
    until = len(record.steps) + steps
    while not record.state.over() and len(record.steps) < until:
        seat = record.state.waiting()[-1]
        record.play(seat, record.state.legal(seat)[0])
    return record


def plain_number(key: bytes, step: int, place: int, size: int) -> int:
    """What was promised, in plain hashing: nothing of the engine is in it."""
    digest = hmac.new(key, b"%d/%d" % (step, place), hashlib.sha256).digest()
    return int.from_bytes(digest[:16], "big") % size


@pytest.mark.parametrize(
    ("seeds", "key"),
    [
        (("5eed", ""), hmac.new(SECRET, b"5eed,", hashlib.sha256).digest()),
        (("5eed", "c0ffee"), hmac.new(SECRET, b"5eed,c0ffee", hashlib.sha256).digest()),
        ((), SECRET),
    ],
    ids=["one seed", "two seeds", "an old game"],
)
def test_every_card_of_a_game_is_the_one_that_plain_hashing_draws(seeds: tuple[str, ...], key: bytes) -> None:
    """The bags are worked out from the record alone: start worlds, then the deck, sorted, each card drawn once."""
    record = load(dump(on(new(seeds, rounds=6))))
    assert record.state.over()
    worlds, hands = record.deal[:2], record.deal[2:]
    deck = sorted([*record.replayed([]).state.deck, *hands])  # type: ignore[attr-defined]
    bag = START_WORLDS[:]
    for place, world in enumerate(worlds):
        assert bag.pop(plain_number(key, 0, place, len(bag))) == world
    for place, card in enumerate(hands, 2):
        assert deck.pop(plain_number(key, 0, place, len(deck))) == card
    for number, step in enumerate(record.steps, 1):
        for place, card in enumerate(step.luck):
            assert deck.pop(plain_number(key, number, place, len(deck))) == card, f"step {number}"
    assert deck, "it never had to be shuffled again"
    assert sum(1 for step in record.steps if step.luck) > 5
    assert record.verify() == -1


# -- what verify finds


def text_of(record: Record, **fields: str) -> Record:
    """A record whose header somebody has been at."""
    lines = dump(record).split("\n")
    return load("\n".join(next((f"{n}: {v}" for n, v in fields.items() if x.startswith(f"{n}:")), x) for x in lines))


def test_what_is_not_as_promised_is_found() -> None:
    record = on(new(("5eed", "c0ffee")))
    assert text_of(record).verify() == -1
    other = bytes(32)
    luck = record.luck.rsplit(" ", 1)[0]
    for fields, message in (
        ({"secret": other.hex()}, "not the one promised"),
        ({"secret": f"{SECRET.hex()} {other.hex()}"}, "secret is not in the record"),
        ({"secret": ""}, "secret is not in the record"),
        ({"luck": f"sealed {hashlib.sha256(other).hexdigest()} 5eed,c0ffee"}, "not the one promised"),
        ({"luck": f"{luck} c0ffee,5eed"}, "deal: the luck is not"),
        ({"luck": f"{luck} 5eed,c0ffe"}, "deal: the luck is not"),
        ({"luck": f"{luck} 5eed,-"}, "deal: the luck is not"),
        ({"luck": luck}, "deal: the luck is not"),
        ({"luck": f"{luck} 5eed,c0ffee,-"}, "seeds for 2 players"),
        ({"luck": f"{luck} 5eed"}, "seeds for 2 players"),
        ({"luck": f"{luck} 5eed,{'c' * 65}"}, "1 to 64 hexadecimal digits"),
        ({"luck": f"{luck} 5eed,c0-ffee"}, "1 to 64 hexadecimal digits"),
        ({"luck": "given"}, "was not sealed"),
    ):
        with pytest.raises(BadRecord, match=message):
            text_of(record, **fields).verify()


def test_forged_luck_is_found_in_the_deal_and_in_any_step() -> None:
    record = on(new(("5eed", "c0ffee")))
    lucky = [index for index, step in enumerate(record.steps) if step.luck]
    assert len(lucky) > 5
    for index in lucky:
        forged = on(record.fork(index, Sealed(b"luck of my own"), record.luck), 1)
        assert forged.steps[index].luck != record.steps[index].luck
        with pytest.raises(BadRecord, match=f"step {index + 1}: the luck is not what the secret gives"):
            load(dump(forged)).verify()
    forged = Record(record.game, 2, dict(record.options), Sealed(b"luck of my own", ("5eed", "")), luck=record.luck)
    forged.secrets = [SECRET]
    with pytest.raises(BadRecord, match="deal: the luck is not what the secret gives"):
        load(dump(forged)).verify()


# -- games that go on from others

CHILD, GRANDCHILD = b"c" * 32, b"g" * 32


def forked(parent: Record, at: int, secret: bytes, seeds: Sequence[str]) -> Record:
    """A game from step `at` of another, as a server makes it."""
    luck = forked_luck(known_luck(parent.luck, parent.secrets), at, secret, seeds)
    child = parent.fork(at, Sealed(secret, seeds), luck)
    child.secrets = [*child.secrets[: len(read_seals(luck)) - 1], secret]
    return child


@pytest.mark.parametrize(("first", "second"), [(30, 40), (30, 30), (30, 12), (30, 0), (0, 12), (0, 0)])
def test_a_fork_of_a_fork_is_proved_by_all_seals_that_still_speak(first: int, second: int) -> None:
    parent = load(dump(on(new(("5eed", "")), 30)))
    child = load(dump(on(forked(parent, first, CHILD, ("aa", "bb")), 20)))
    grandchild = load(dump(on(forked(child, second, GRANDCHILD, ("cc", "dd")))))
    assert [record.verify() for record in (parent, child, grandchild)] == [-1, -1, -1]
    assert [seal.after for seal in read_seals(grandchild.luck)] == [0, *([first] if first < second else []), second]
    assert len(grandchild.secrets) == len(read_seals(grandchild.luck))
    assert grandchild.secrets[0] == SECRET
    assert grandchild.secrets[-1] == GRANDCHILD
    # Each seal answers for its own part alone.
    for place in range(len(grandchild.secrets)):
        wrong = load(dump(grandchild))
        wrong.secrets[place] = bytes(32)
        with pytest.raises(BadRecord, match="not the one promised"):
            wrong.verify()
    for was, forgery in (("5eed,-", "5eee,-"), ("cc,dd", "cc,de")):
        with pytest.raises(BadRecord, match="the luck is not what the secret gives"):
            text_of(grandchild, luck=grandchild.luck.replace(was, forgery)).verify()


@pytest.mark.parametrize("at", [0, 12, 30])
def test_what_no_seal_speaks_of_is_counted(at: int) -> None:
    """A game from one whose luck was only given: its deal and first steps have to be believed, and verify says so."""
    parent = on(Record(game("race"), 2, {"max_rounds": 9}, Seeded(3), luck="seed 3"), 30)
    child = load(dump(on(forked(parent, at, CHILD, ("aa", "bb")))))
    assert child.verify() == at
    assert child.luck == f"seed 3; forked {at} {hashlib.sha256(CHILD).hexdigest()} aa,bb"


def test_a_parent_whose_secret_was_not_told_proves_nothing() -> None:
    parent = on(new(("5eed", "")), 30)
    parent.secrets = []
    assert known_luck(parent.luck, parent.secrets) == ""
    child = load(dump(on(forked(parent, 20, CHILD, ("aa", "bb")))))
    assert child.luck == f"forked 20 {hashlib.sha256(CHILD).hexdigest()} aa,bb"
    assert child.verify() == 20
