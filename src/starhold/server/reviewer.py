"""`python -m starhold.server.reviewer`: a process that reviews finished games, one after the other.

A review takes up to a minute. It is begun by one question and asked after by others, so that whoever waits sees how far
it is, and nobody who plays waits for it.
"""

from __future__ import annotations

import logging
import marshal
import threading
from collections import OrderedDict
from typing import Final

import msgspec

from starhold.coach.review import NothingLearnt, UnfinishedGame, review
from starhold.core.errors import StarholdError
from starhold.core.record_text import load
from starhold.server import processes

_MOST_KEPT: Final = 20  # reviews, done or under way


class Job:
    """One review: how far it is, and what came of it."""

    def __init__(self, record: str, seed: str) -> None:
        self.record = record
        self.seed = seed
        self.done = 0  # hundredths
        self.body = b""
        self.wrong: tuple[str, dict[str, str]] | None = None  # why there is none: a key of words, and their values

    def run(self) -> None:
        try:
            found = review(load(self.record), self.seed, self.note)
            self.body = msgspec.json.encode(found.plain())
        except UnfinishedGame:  # given up, or ended by agreement
            self.wrong = "review-unfinished", {}
        except NothingLearnt:
            self.wrong = "review-unlearnt", {}
        except StarholdError as error:
            self.wrong = "review-impossible", {"why": str(error)}
        except Exception as error:
            logging.exception("a review failed")
            self.wrong = "review-impossible", {"why": type(error).__name__}

    def note(self, done: int) -> None:
        self.done = done


class Reviewer:
    """Answers a marshalled (key, record, seed): ok, hundredths done, and the review as JSON when it is there."""

    def __init__(self) -> None:
        self.jobs: OrderedDict[str, Job] = OrderedDict()
        self.waiting: list[Job] = []
        self.lock = threading.Lock()
        self.working = False

    def answer(self, question: bytes) -> bytes:
        _, key, record, seed = marshal.loads(question)
        job = self.jobs.get(key)
        if job is None:
            job = self.jobs[key] = Job(record, seed)
            for old in [name for name, one in self.jobs.items() if one.body][: max(0, len(self.jobs) - _MOST_KEPT)]:
                del self.jobs[old]  # one under way is never begun anew
            self._begin(job)
        if job.wrong is not None:
            del self.jobs[key]
            why, values = job.wrong
            return marshal.dumps(("refused", why, 409, values))
        if job.body:  # it stays for a while: others may ask before it is stored
            return marshal.dumps(("ok", 100, job.body))
        return marshal.dumps(("ok", min(99, job.done), b""))

    def _begin(self, job: Job) -> None:
        with self.lock:
            self.waiting.append(job)
            if self.working:
                return
            self.working = True
        threading.Thread(target=self._work, daemon=True).start()

    def _work(self) -> None:
        while True:
            with self.lock:
                if not self.waiting:
                    self.working = False
                    return
                job = self.waiting.pop(0)
            job.run()


def _main() -> None:
    processes.run(Reviewer().answer)


if __name__ == "__main__":
    _main()
