"""For mkdocs: pages that stand beside docs/ belong to the site too, and links between both lead where they should."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).parents[1]
BESIDE = ("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Take the pages in."""
    for name in BESIDE:
        files.append(File.generated(config, name, content=(ROOT / name).read_text(encoding="utf-8")))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """In the site all of them lie in one folder, and the first page is another."""
    if page.file.src_uri in BESIDE:
        return re.sub(r"(\]\(|src=\")docs/", r"\1", markdown).replace("](README.md", "](index.md")
    return re.sub(rf"\]\((\.\./)+({'|'.join(map(re.escape, BESIDE))})", _from(page.file.src_uri), markdown)


def on_post_page(output: str, page: Any, **_: Any) -> str:
    """The theme asks another host for a script by which pages opened as files are searched; we bring our own."""
    return _ours(output, "../" * page.file.src_uri.count("/"))


def on_post_template(output: str, template_name: str, **_: Any) -> str:
    """The same on the page for what is not found, which may be shown at any address."""
    return _ours(output, "/") if template_name.endswith(".html") else output


def _ours(output: str, root: str) -> str:
    return output.replace("https://unpkg.com/iframe-worker/shim", f"{root}search_in_files.js")


def _from(where: str) -> str:
    return "](" + "../" * where.count("/") + r"\2"
