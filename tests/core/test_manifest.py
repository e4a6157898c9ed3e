"""What is wrong with a manifest or its words is said in one line, with the game and the thing."""

from __future__ import annotations

import pytest
from fluent.runtime import FluentResource

from starhold import locale
from starhold.core.errors import BadManifest, StarholdError
from starhold.core.game import PARTS, check_names, numbered
from starhold.games._template.game import GAME
from starhold.games._template.phases import round
from starhold.games.race.phases import explore, settle
from starhold.locale import BrokenMessage, Words, check_translated
from starhold.server import texts
from starhold.server.schema import view_schema
from tests.core.toy import manifest


def without(part: str) -> dict[str, str]:
    return {name: where for name, where in GAME.parts.items() if name != part}


def one_line(error: pytest.ExceptionInfo[Exception]) -> str:
    said = str(error.value)
    assert "\n" not in said
    return said


def test_a_good_manifest_is_taken() -> None:
    toy = manifest()
    state = toy.new(players=2, seed=1)
    assert [toy.decisions[frame.kind].name for frame in state.frames.open()] == ["send_signal", "send_signal"]
    assert [type(task).__name__ for task in toy.tasks] == ["Deal", "NextRound"]
    assert toy.part("manners") is None
    assert toy.need("appraise") is toy.part("appraise")


# -- parts


def test_words_are_a_part_that_no_manifest_may_lack() -> None:
    with pytest.raises(BadManifest) as error:
        manifest(parts=without("text"))
    assert one_line(error).startswith("toy: the manifest lacks the part 'text': its words")
    assert issubclass(BadManifest, StarholdError)


@pytest.mark.parametrize("part", [name for name in GAME.parts if name != "text"])
def test_a_part_that_somebody_needs_and_the_manifest_lacks(part: str) -> None:
    toy = manifest(parts=without(part))
    assert toy.part(part) is None
    with pytest.raises(BadManifest) as error:
        toy.need(part)
    assert one_line(error) == f"toy: the manifest lacks the part '{part}': {PARTS[part]}"


def test_who_prints_the_types_of_a_view_needs_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "parts", without("seen"))
    with pytest.raises(BadManifest, match=r"^template: the manifest lacks the part 'seen'"):
        view_schema("template")


def test_a_part_that_nobody_knows() -> None:
    with pytest.raises(BadManifest) as error:
        manifest(parts={**GAME.parts, "apraise": "appraise.appraise"})
    assert one_line(error).startswith("toy: there is no part 'apraise'; there are text, seen,")


@pytest.mark.parametrize("where", ["apraise.appraise", "appraise.apraise", "phases.none.at_all"])
def test_a_part_that_is_not_there(where: str) -> None:
    toy = manifest(parts={**GAME.parts, "appraise": where})
    with pytest.raises(BadManifest) as error:
        toy.part("appraise")
    assert one_line(error) == f"toy: the part 'appraise' should be starhold.games._template.{where}, which is not there"


def test_a_package_that_is_not_there() -> None:
    toy = manifest(package="starhold.games.toy")
    with pytest.raises(BadManifest, match=r"^toy: the part 'text' should be starhold\.games\.toy\.text\.TemplateText"):
        toy.text("en")


# -- decisions and tasks


class Toy:
    """A decision or a task, as far as its manifest looks at it."""

    def __init__(self, kind: int, name: str = "", seems: int = -1) -> None:
        self.kind = kind
        self.name = name
        self.seems = seems


class Other(Toy):
    """Another one."""


def test_they_stand_at_their_numbers() -> None:
    ones = [Toy(2), Other(0), Toy(1)]
    assert [one.kind for one in numbered("toy", "task", ones)] == [0, 1, 2]
    assert numbered("toy", "task", []) == []


@pytest.mark.parametrize("what", ["decision", "task"])
def test_one_number_for_two(what: str) -> None:
    with pytest.raises(BadManifest) as error:
        numbered("toy", what, [Toy(0), Toy(1), Other(1)])
    assert one_line(error) == f"toy: Toy and Other are both {what} number 1"


@pytest.mark.parametrize("numbers", [(1,), (0, 2), (0, 1, 3, 4), (-5, 0)])
def test_a_number_left_out(numbers: tuple[int, ...]) -> None:
    missing = next(number for number in range(5) if number not in numbers)
    with pytest.raises(BadManifest) as error:
        numbered("toy", "decision", [Toy(number) for number in numbers])
    assert one_line(error) == f"toy: there is no decision number {missing}, though there are {len(numbers)} in all"


def test_a_file_of_phases_named_twice_or_one_forgotten() -> None:
    with pytest.raises(BadManifest, match=r"^toy: SendSignal and SendSignal are both decision number 0$"):
        manifest(phases=(round, round))
    with pytest.raises(BadManifest, match=r"^toy: there is no decision number 0, though there are"):
        manifest(phases=(explore, settle))


def test_one_name_for_two() -> None:
    with pytest.raises(BadManifest) as error:
        check_names("toy", [Toy(0, "pay"), Toy(1, "send"), Other(2, "pay")])
    assert one_line(error) == "toy: Toy and Other are both called 'pay'"


def test_a_decision_without_a_name() -> None:
    with pytest.raises(BadManifest) as error:
        check_names("toy", [Toy(0, "pay"), Other(1)])
    assert one_line(error) == "toy: decision Other has no name"


def test_a_decision_that_seems_to_be_none() -> None:
    check_names("toy", [Toy(0, "pay"), Other(1, "steal", seems=0)])
    with pytest.raises(BadManifest) as error:
        check_names("toy", [Toy(0, "pay"), Other(1, "steal", seems=2)])
    assert one_line(error) == "toy: decision Other seems to be number 2, which is none"


# -- words


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The messages of the game "toy" in each language: write into it."""
    files: dict[str, str] = {}

    def resources(language: str, game: str) -> tuple[tuple[str, object], ...]:
        return ((f"{game}.ftl", FluentResource(files[language])),)

    monkeypatch.setattr(locale, "_resources", resources)
    monkeypatch.setattr(locale, "_bundle", locale._bundle.__wrapped__)
    return files


@pytest.mark.parametrize(
    ("english", "czech", "lacking"),
    [("one = One\ntwo = Two", "one = Jedna", "cs"), ("one = One", "one = Jedna\ntwo = Dvě", "en")],
)
def test_a_message_without_a_translation(spoken: dict[str, str], english: str, czech: str, lacking: str) -> None:
    spoken |= {"en": english, "cs": czech}
    with pytest.raises(BrokenMessage) as error:
        check_translated("cs", "toy")
    assert one_line(error) == f"toy: the message 'two' has no words in {lacking}"
    spoken |= {"en": "one = One", "cs": "one = Jedna"}
    check_translated("cs", "toy")


def test_a_message_that_is_not_there(spoken: dict[str, str]) -> None:
    spoken["cs"] = "one = Jedna { $number }\nforms =\n    .many = Mnoho"
    words = Words("cs", "toy")
    for key in ("two", "forms", "forms.few", "one.many"):  # not there at all, only in forms, no such form
        with pytest.raises(BrokenMessage) as error:
            words.say(key)
        assert one_line(error) == f"cs/toy: there are no words for '{key}'"
        assert not words.has(key)
    assert words.has("forms.many")
    assert words.say("forms.many") == "Mnoho"
    with pytest.raises(BrokenMessage, match=r"^cs/toy: 'one' cannot be said: .*number"):
        words.say("one")


def test_a_server_says_at_its_start_what_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[tuple[str, object]] = []

    def broken(language: str, game: str) -> None:
        if (language, game) == ("cs", "duel"):
            raise BrokenMessage("duel: the message 'two' has no words in cs")

    monkeypatch.setattr(texts, "check_translated", broken)
    monkeypatch.setattr(texts, "warn", lambda event, why: said.append((event, why)))
    for _ in texts.warm_up():
        pass
    assert said == [("words-lacking", "duel: the message 'two' has no words in cs")]
