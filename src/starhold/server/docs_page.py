"""The documentation of the HTTP part and of the socket, made from the same types: one page, nothing fetched."""

from __future__ import annotations

import html
import json
from typing import Any

from starhold.server.schema import socket_schema

STYLE = (
    "body{font:1rem/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem;background:#0b1020;color:#efe8d8}"
    "code,pre{font-family:ui-monospace,monospace}h2{margin-top:2.5rem}a{color:#9cc4ff}"
    "details{margin:.5rem 0;padding:.5rem .8rem;background:#151c33;border-radius:.4rem}pre{overflow:auto}"
    "summary b{display:inline-block;min-width:4rem}"
)


def _json(data: Any) -> str:
    return f"<pre>{html.escape(json.dumps(data, indent=1, ensure_ascii=False))}</pre>"


def _operation(method: str, path: str, operation: dict[str, Any]) -> str:
    parts = [f"<p>{html.escape(operation.get('description', ''))}</p>"]
    if operation.get("parameters"):
        items = "".join(
            f"<li><code>{html.escape(one['name'])}</code> ({one['in']}) {html.escape(one.get('description', ''))}</li>"
            for one in operation["parameters"]
        )
        parts.append(f"<ul>{items}</ul>")
    if "requestBody" in operation:
        parts.append(f"<p>Body</p>{_json(operation['requestBody']['content'])}")
    for status, answer in operation["responses"].items():
        parts.append(f"<p>{status}: {html.escape(answer['description'])}</p>")
        if status.startswith("2") and "content" in answer:
            parts.append(_json(answer["content"]))
    head = f"<b>{method.upper()}</b> <code>{html.escape(path)}</code> {html.escape(operation.get('summary', ''))}"
    return f"<details><summary>{head}</summary>{''.join(parts)}</details>"


def docs_page(openapi: dict[str, Any]) -> str:
    """The whole page."""
    operations = "".join(
        _operation(method, path, operation)
        for path, methods in openapi["paths"].items()
        for method, operation in methods.items()
    )
    schemas = "".join(
        f"<details><summary><code>{html.escape(name)}</code></summary>{_json(schema)}</details>"
        for name, schema in openapi["components"]["schemas"].items()
    )
    messages = "".join(
        f"<details><summary><code>{html.escape(name)}</code> {html.escape(schema.get('description', ''))}</summary>"
        f"{_json(schema)}</details>"
        for name, schema in socket_schema()["$defs"].items()
    )
    return (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        f"<title>Starhold API</title><style>{STYLE}</style></head><body><h1>Starhold API</h1>"
        '<p>As data: <a href="/api/openapi.json">openapi.json</a>, <a href="/api/socket.json">socket.json</a>.</p>'
        f"<h2>HTTP</h2>{operations}<h2>Types</h2>{schemas}"
        "<h2>Socket</h2><p><code>/api/tables/{id}/socket</code>: one JSON object a frame; the first is a hello.</p>"
        f"{messages}</body></html>"
    )
