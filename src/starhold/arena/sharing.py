"""Pieces of work shared out: in this process, among several, or among the machines of a cluster.

    with crew(workers, cluster) as crowd:
        for result in crowd.map(work, units): ...

A unit of work says all there is to say, its luck included, so its result is the same wherever and however often it is
done. What comes of all units together is therefore the same whoever does them, in whatever order they are ready, and
whatever is killed on the way: the unit of a worker that was killed is done again.
"""

from __future__ import annotations

import gc
import pickle
import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Final, TypeVar

from starhold.core.errors import StarholdError

Unit = TypeVar("Unit")
Result = TypeVar("Result")
Attempt = tuple[bool, object]  # whether it went well; the result, or the error

MOST_DEATHS: Final = 3  # of workers, over the same unit: then it is the unit that kills them


class WorkerDied(StarholdError):
    """A unit of work that ends whatever process does it, so that nobody can finish it."""

    def __init__(self, unit: object) -> None:
        super().__init__(f"{MOST_DEATHS} worker processes ended in the middle of {unit}")


class WorkFailed(StarholdError):
    """What a worker says of an error that cannot be handed over as it is."""


class Crew(ABC):
    """Those who do the work. `work` is a function of a module, so that it can be found wherever it is done."""

    @abstractmethod
    def each(self, work: Callable[[Unit], Result], units: Sequence[Unit]) -> Iterator[tuple[int, Result]]:
        """The results as soon as they are ready, each with the place of its unit."""

    def map(self, work: Callable[[Unit], Result], units: Sequence[Unit]) -> Iterator[Result]:
        """The results in the order of their units."""
        early: dict[int, Result] = {}
        place = 0
        for ready, result in self.each(work, units):
            early[ready] = result
            while place in early:
                yield early.pop(place)
                place += 1


class Alone(Crew):
    """This process."""

    def each(self, work: Callable[[Unit], Result], units: Sequence[Unit]) -> Iterator[tuple[int, Result]]:
        for place, unit in enumerate(units):
            yield place, work(unit)


@contextmanager
def crew(workers: int, cluster: str | None = None, apart: bool = False) -> Iterator[Crew]:
    """So many processes of this machine, or those of a cluster of Ray: `local`, or the address of one.

    With `apart` even one worker is a process of its own, for work that may end its process.
    """
    if cluster is not None:
        from starhold.arena.cluster import OnRay, joined

        with joined(cluster, workers):
            yield OnRay()
    elif workers > 1 or apart:
        from starhold.arena.processes import Processes

        processes = Processes(workers)
        try:
            yield processes
        finally:
            processes.dismiss()
    else:
        yield Alone()


def attempt(work: Callable[[Unit], Result], unit: Unit) -> Attempt:
    """Do a piece of work in a worker: an error is handed over, not raised, so that the worker lives on."""
    gc.disable()  # states hold no cycles
    try:
        return True, work(unit)
    except Exception as error:  # noqa: BLE001 - whoever asked for the work raises it
        if not isinstance(error, StarholdError):
            error.add_note(f"in a worker:\n{traceback.format_exc()}")
        return False, _portable(error)


def _portable(error: Exception) -> Exception:
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:  # noqa: BLE001 - an error may be made of anything
        return WorkFailed(f"{type(error).__name__}: {error}")
    return error


def result_of(attempted: Attempt) -> object:
    """The result, or the error raised here."""
    good, told = attempted
    if not good:
        assert isinstance(told, Exception)
        raise told
    return told
