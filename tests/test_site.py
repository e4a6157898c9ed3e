"""The documentation site is built without a warning, and asks no other host for anything."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.documented import PAGES, ROOT

SCRIPTS_WE_DO_NOT_CALL = ("mermaid", "resize-observer-polyfill")  # for diagrams, and for browsers of long ago


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--site-dir", str(folder)]
    env = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, env=env)
    assert (done.returncode, done.stderr) == (0, "")
    return folder


def test_every_page_is_there_and_can_be_found(site: Path) -> None:
    for page in PAGES:
        if page.name != "README.md":
            where = page.relative_to(ROOT / "docs" if page.is_relative_to(ROOT / "docs") else ROOT)
            assert (site / where.with_suffix(".html")).is_file()
    index = json.loads((site / "search" / "search_index.json").read_text(encoding="utf-8"))
    assert any("ResampleFromInfostate".lower() in one["text"].lower().replace("_", "") for one in index["docs"])


def test_nothing_comes_from_another_host(site: Path) -> None:
    for page in site.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        asked = re.findall(r"<(?:script|img|iframe|source)[^>]*\bsrc=[\"']?(https?:)?//", text)
        asked += re.findall(r"<link[^>]*rel=[\"']?(?:stylesheet|preconnect|icon)[^>]*href=[\"']?(?:https?:)?//", text)
        assert asked == [], page
    for script in site.rglob("*.js"):
        hosts = re.findall(r"https?://unpkg\.com/([\w-]+)", script.read_text(encoding="utf-8"))
        assert set(hosts) <= set(SCRIPTS_WE_DO_NOT_CALL)


def test_what_the_reference_tells_of(site: Path) -> None:
    engine = (site / "api" / "engine.html").read_text(encoding="utf-8")
    environments = (site / "api" / "environments.html").read_text(encoding="utf-8")
    for word in ("State", "legal", "imagine", "Sealed"):
        assert word in engine
    for word in ("parallel_env", "StarholdVector", "resample_from_infostate", "observe"):
        assert word in environments
