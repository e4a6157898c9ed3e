"""No code word is ever shown to a person: whole games are walked through in three languages, and all that somebody may
read on the way is looked at: questions, answers, refusals, the log, the table, its options, cards and rulebook."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import ast

from starhold import Rng, Seeded, State, game
from starhold.arena.tables import other_values
from starhold.bots.registry import BOTS
from starhold.core.game import Game
from starhold.core.journal import Journal
from starhold.core.record_text import load
from starhold.core.rules import Refusal
from starhold.core.text import GameText
from starhold.locale import LANGUAGES, Words, read_messages
from starhold.locale.rulebook import read_rulebook
from tests.contract.cases import GAMES, SHORTER, every_game
from tests.contract.curious import Curious

NAMES: Final = ("Jana", "Karel", "Ona", "Petras")
STRIDE: Final = 97  # of all actions, those asked about at a time
NEW: Final = 2  # how often all actions are asked about when a question comes up
MOST_ALIKE: Final = 3  # refusals of one kind at a time
LOOKED_AT: Final = 60  # the first questions of a walk, which are all put into words; of the rest some are
MOST_NAMED: Final = 60  # answers of one question
RECORDS: Final = Path(__file__).parents[1] / "records"
READ: Final = 5  # recorded games of each game, which bots have played to the end

IDS: Final = frozenset(one.id for one in GAMES)  # which begin the ids of rules
# What is written so for machines: "two_words", "{value}", `code`, an intersection, "verb:thing", a Python value.
CODE: Final = re.compile(
    r"\w_\w|[{}`]|\bn-?\d+_-?\d+\b"
    rf"|\b(?!(?:{'|'.join(IDS)}):)[a-z]+:[a-z0-9_.]+\b"
    r"|\b(?:None|True|False)\b(?=[,\])])|<[a-z]+ object|\[\]|\['"
)
# Players have names, so none of them is a number at the table.
SEAT: Final = re.compile(
    r"\b(?:[Ss]eat|[Pp]layer) \d|\b(?:[Hh]ráč\w*|[Mm]íst[oaěu]) \d"
    r"|\b[Žž]aidėj\w+ (?:Nr\. ?)?\d|\b\d+ viet(?:a|os|ai|ą|oje)\b"
)
# Places that a game has numbers for: those of the council, and who comes first in war.
COUNCIL: Final = re.compile(
    r"council seat \d|^Galactic Council: .*|\b\d viet(?:a|ą) taryboje|^Galaktikos taryba: .*|kare užima \d vietą"
)
BOT: Final = re.compile(rf"\b(?:{'|'.join(BOTS)})\b")

languages = pytest.mark.parametrize("language", LANGUAGES)


class Reader:
    """Somebody who reads everything, in one language, and stumbles over each code word once."""

    def __init__(self, one: Game, language: str) -> None:
        self.text: GameText = one.text(language)
        self.language = language
        self.read: set[str] = set()
        messages = read_messages(language, one.id)
        self.keys = {key for key in messages if "-" in key}
        self.codes = _codes(one) - _words(messages) - IDS

    def look(self, shown: str) -> None:
        if shown in self.read:
            return
        self.read.add(shown)
        plain = shown.replace("\u00a0", " ")
        assert CODE.search(plain) is None, shown
        assert self.language == "en" or BOT.search(plain) is None, shown  # in English "random" is a word as well
        keys = set(re.findall(r"(?<![\w-])[a-z]+(?:-[a-z_]+)+(?![\w-])", plain)) & self.keys
        assert not {key for key in keys if key not in IN_PLAIN_WORDS}, shown
        foreign = self.codes & set(re.findall(r"[\w-]+", plain))
        assert self.language == "en" or not foreign, (foreign, shown)

    def look_at_play(self, shown: str) -> None:
        """What is said at a table, where everybody has a name."""
        if shown not in self.read:
            self.look(shown)
            assert SEAT.search(COUNCIL.sub("", shown.replace("\u00a0", " "))) is None, shown

    def look_at_all(self, shown: Any, text: bool = False) -> None:
        """Every text in plain data, but not the names of its parts, nor what boards know things by."""
        if isinstance(shown, dict):
            for name, value in shown.items():
                self.look_at_all(value, name in TEXTS)
        elif isinstance(shown, list):
            for one in shown:
                self.look_at_all(one, text)
        elif text and isinstance(shown, str):
            self.look(shown)


def _codes(one: Game) -> set[str]:
    """What actions and options are called by machines, word by word: in English many of these are words as well."""
    values = [str(value) for option in one.options for value in (option.name, option.default, *other_values(option))]
    written = [one.space.notation(code) for code in range(len(one.space))] + values
    return {word for text in written for word in re.findall(r"\b[a-z]{3,}\b", text.replace("_", " "))}


def _words(messages: dict[str, ast.Message]) -> set[str]:
    """Every word that stands in the messages themselves, names of cards included."""
    found: set[str] = set()

    def read(node: object) -> None:
        if isinstance(node, ast.TextElement):
            found.update(re.findall(r"[\w-]+", node.value.casefold()))
        elif isinstance(node, ast.BaseNode):
            for part in vars(node).values():
                read(part)
        elif isinstance(node, list):
            for part in node:
                read(part)

    read(list(messages.values()))
    return found


# Messages whose keys are also words of a language: "list-and" is none, "counter-offer" would be one.
IN_PLAIN_WORDS: Final = frozenset({"start-world", "trade-ship", "counter-offer"})
# What in the data of boards is to be read.
TEXTS: Final = frozenset({"name", "text", "short", "title", "label", "help", "facts", "note", "phase_word", "question"})

Walk = tuple[str, int, dict[str, Any]]


def walks() -> Iterator[Walk]:
    """Each game with few and with many, and once with every option at another value than usual, as far as they go
    together."""
    for one in GAMES:
        limit, turns = SHORTER.get(one.id, ("", 0))
        shorter = {limit: turns} if limit else {}
        for players in sorted({one.min_players, one.max_players}):
            yield one.id, players, shorter
        changed = {option.name: other_values(option)[0] for option in one.options if option.name != limit}
        players = next(count for count in range(one.min_players, one.max_players + 1) if count > 1)
        fitting = {
            option.name: changed[option.name]
            for option in one.options
            if option.name in changed and (not option.players or players in option.players)
        }
        yield one.id, players, {**fitting, **shorter}


def _name(walk: Walk) -> str:
    id, players, options = walk
    return f"{id}-{players}" + ("-changed" if len(options) > 1 else "")


WALKS = list(walks())


@pytest.mark.parametrize("walk", WALKS, ids=[_name(walk) for walk in WALKS])
def test_a_whole_game_without_a_code_word(walk: Walk) -> None:
    id, players, options = walk
    one, journal, rng = game(id), Journal(), Rng(f"read {walk}")
    state = one.new(players=players, seed=1, options=options, journal=journal)
    readers = Readers(one, players, rng)
    chance, player = Seeded(1), Curious(one, rng)
    while not state.over():
        waiting = state.waiting()
        seat = waiting[rng.below(len(waiting))]
        if readers.steps < LOOKED_AT or rng.below(8) == 0:
            readers.read_question(state, seat)
        state.apply(seat, player.choose(state.legal(seat)), chance)
        readers.read_news(journal)
    readers.read_end(state)


def recordings() -> Iterator[Path]:
    """Of every game some that were played to their end, with few and with many, from the newest to the oldest."""
    for one in GAMES:
        paths = sorted((RECORDS / one.id).glob("*.record"), reverse=True)
        yield from paths[:: max(1, len(paths) // READ)][:READ]


@pytest.mark.parametrize("path", list(recordings()), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_nor_in_games_that_bots_have_played(path: Path) -> None:
    """They come much farther than somebody who tries everything."""
    record = load(path.read_text(encoding="utf-8"))
    rng = Rng(path.stem)
    readers, again = Readers(record.game, record.players, rng), record.replayed([])
    for step in record.steps:
        if readers.is_new(again.state, step.seat) or rng.below(12) == 0:
            readers.read_question(again.state, step.seat)
        again.repeat(step)
        readers.read_news(again.journal)
    readers.read_end(again.state)


class Readers:
    """One reader of each language at a table."""

    def __init__(self, one: Game, players: int, rng: Rng) -> None:
        self.game = one
        self.readers = [Reader(one, language) for language in LANGUAGES]
        self.names = NAMES[:players]
        self.rng = rng
        self.asked: Counter[str] = Counter()  # how often each question was read
        self.steps = 0
        self.told = 0

    def is_new(self, state: State, seat: int) -> bool:
        """Whether such a question was hardly ever asked yet."""
        frame = state.frames.of(seat)
        assert frame is not None
        return self.asked[state.decision(frame.kind).name] < NEW

    def read_question(self, state: State, seat: int) -> None:
        """What is asked, all that can be chosen, why all else cannot, and the table."""
        frame = state.frames.of(seat)
        assert frame is not None
        refusals = self._refusals(state, seat)
        self.asked[state.decision(frame.kind).name] += 1
        legal, view = state.legal(seat)[:MOST_NAMED], state.view(seat)
        for reader in self.readers:
            reader.look_at_play(reader.text.question(state, seat, self.names))
            for code in legal:
                reader.look_at_play(reader.text.action(state, seat, code, self.names))
            for refusal in refusals:
                reader.look_at_play(reader.text.refusal(refusal, self.names))
            for line in reader.text.position(view, self.names):
                reader.look_at_play(line)

    def _refusals(self, state: State, seat: int) -> list[Refusal]:
        """Why what is not possible now is not: of everything where the question is new, else of some."""
        every = range(len(self.game.space))
        asked = every if self.is_new(state, seat) else every[self.rng.below(STRIDE) :: STRIDE]
        refusals = [refusal for code in asked if (refusal := state.why_not(seat, code)) is not None]
        others = [other for other in range(len(self.names)) if other not in state.waiting()]
        refusals += [refusal for other in others if (refusal := state.why_not(other, 0)) is not None]
        alike: Counter[str] = Counter()
        kept: dict[tuple[object, ...], Refusal] = {}
        for refusal in refusals:
            said = (refusal.key, *refusal.values.items())
            if said not in kept and alike[refusal.key] < MOST_ALIKE:
                alike[refusal.key] += 1
                kept[said] = refusal
        return list(kept.values())

    def read_news(self, journal: Journal) -> None:
        for reader in self.readers:
            for entry in journal.entries[self.told :]:
                for seat in (None, entry.seat):
                    reader.look_at_play(reader.text.entry(entry, self.names, seat))
        self.told, self.steps = len(journal.entries), self.steps + 1

    def read_end(self, state: State) -> None:
        assert state.over()
        for reader in self.readers:
            for line in reader.text.position(state.view(0), self.names):
                reader.look_at_play(line)
            reader.look(reader.text.end_reason(state.end_reason()))
            for source in {source for score in state.scores() for source, _ in score.parts}:
                reader.look(reader.text.score_part(source))


@languages
@every_game
def test_nor_before_a_game(one: Game, language: str) -> None:
    """Options, what the boards say of cards and things, and the rulebook as it is shown."""
    reader = Reader(one, language)
    reader.look_at_all(reader.text.about())
    for option in one.options:
        reader.look(reader.text.option_label(option.name))
        reader.look(reader.text.option_help(option.name))
        for value in (option.default, *other_values(option)):
            reader.look(reader.text.option_value(option.name, value))
    reader.look_at_all(reader.text.things(""))
    book = read_rulebook(one, language)
    for shown in (book.preface, *(rule.section for rule in book.rules.values())):
        reader.look(_without_rules(shown))
    for rule in book.rules.values():
        reader.look(_without_rules(f"{rule.title}\n{rule.text}"))


def _without_rules(shown: str) -> str:
    """References to rules are ids that people are meant to see."""
    return re.sub(rf"\b(?:{'|'.join(IDS)}):[A-Z]?\d+(?:\.\d+)*\b", "", shown)


@languages
def test_bots_have_names(language: str) -> None:
    names = [Words(language).say(f"bot-{bot}") for bot in BOTS]
    assert len(set(names)) == len(BOTS)
    assert not [name for name in names if BOT.search(name)]


@pytest.mark.parametrize(
    "shown",
    [
        "two_words",
        "a { $name }",
        "with `code`",
        "near n14_25",
        "why pay:ore",
        "Seat 2 (red) offers",
        "player 2 offers",
        "hráč 2",
        "místo 2",
        "žaidėjui Nr. 2",
        "2 vieta siūlo",
        "log-seven-draw",
    ],
)
def test_what_a_reader_stumbles_over(shown: str) -> None:
    with pytest.raises(AssertionError):
        Reader(game("starfarers"), "en").look_at_play(shown)


@pytest.mark.parametrize(("language", "shown"), [("cs", "Jana získává 2× ore."), ("lt", "Jana ima freight iš banko.")])
def test_a_code_word_is_foreign_where_english_is(language: str, shown: str) -> None:
    with pytest.raises(AssertionError):
        Reader(game("starfarers"), language).look_at_play(shown)
