"""The OpenAPI document as a page of our own: no script, no other host."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

_STYLE = (
    "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;background:#f6efe0;color:#2b2620}"
    "code{background:#fffaf0;padding:.1em .3em}td{padding:.3em 1em .3em 0;vertical-align:top}"
)


class PlainPage(OpenAPIRenderPlugin):
    """Every operation with its summary, and a link to the document itself."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        rows = [
            f"<tr><td><code>{method.upper()}</code></td><td><code>{escape(path)}</code></td>"
            f"<td>{escape(operation.get('summary') or '')}</td></tr>"
            for path, operations in sorted(openapi_schema.get("paths", {}).items())
            for method, operation in operations.items()
            if isinstance(operation, dict)
        ]
        title = escape(openapi_schema["info"]["title"])
        return (
            f"<!doctype html><html lang=en><meta charset=utf-8><title>{title}</title><style>{_STYLE}</style>"
            f"<h1>{title}</h1><p>The whole document: <a href=/schema/openapi.json>openapi.json</a></p>"
            f"<table>{''.join(rows)}</table></html>"
        ).encode()
