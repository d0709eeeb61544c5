"""`python -m parlour.server.schema`: protocol and games as JSON Schema for the client's types, with its constants and boxes."""

from __future__ import annotations

import inspect
import sys
from typing import Any

import msgspec

from parlour import games
from parlour.engine.contract import SPECTATOR
from parlour.tables.names import LONGEST_NAME, LONGEST_TEXT
from parlour.tables.wire import advice, rest, seen, socket
from parlour.words import LANGUAGES


def schemas() -> dict[str, Any]:
    """One schema for the protocol, and one for each game that the client has a board for."""
    structs = {
        name: value
        for module in (seen, socket, advice, rest)
        for name, value in inspect.getmembers(module, inspect.isclass)
        if issubclass(value, msgspec.Struct) and value.__module__ == module.__name__
    }
    protocol = _schema({**structs, "FromServer": socket.FromServer, "FromClient": socket.FromClient})
    return {"wire": protocol, **{name: _schema(games.find(name).types) for name in games.house()}}


def constants() -> dict[str, Any]:
    """What a page has to know before it has asked anything."""
    return {"SPECTATOR": SPECTATOR, "LONGEST_NAME": LONGEST_NAME, "LONGEST_TEXT": LONGEST_TEXT, "LANGUAGES": LANGUAGES}


def boxes() -> dict[str, Any]:
    """What every board is drawn from."""
    found = {name: games.find(name).box() for name in games.house()}
    return {name: box for name, box in found.items() if box is not None}


def _schema(types: dict[str, Any]) -> dict[str, Any]:
    """All these types and what they are made of, by name."""
    found, components = msgspec.json.schema_components(types.values(), ref_template="#/definitions/{name}")
    definitions = {_short(name): _classic(component) for name, component in components.items()}
    for name, reference in zip(types, found, strict=True):
        definitions.setdefault(name, _classic(reference))
    return {"type": "object", "additionalProperties": False, "definitions": dict(sorted(definitions.items()))}


def _short(name: str) -> str:
    """A move and a happening of one name are told apart by their module: `BidMove`, `BidHappening`."""
    *_package, module, word = ["", *name.split(".")]
    return word + module.removesuffix("s").capitalize()


def _classic(schema: Any) -> Any:
    """Tuples and closed objects as generators of types expect them."""
    if isinstance(schema, list):
        return [_classic(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    plain = {
        name: _classic(part) for name, part in schema.items() if name not in ("discriminator", "default", "title", "properties")
    }
    if "$ref" in plain:
        *path, name = plain["$ref"].split("/")
        plain["$ref"] = "/".join([*path, _short(name)])
    if isinstance(plain.get("description"), str):
        plain["description"] = inspect.cleandoc(plain["description"])
    if "prefixItems" in plain:
        plain["items"] = plain.pop("prefixItems")
    if "properties" in schema:
        plain["properties"] = {name: _classic(part) for name, part in schema["properties"].items()}
        plain.setdefault("additionalProperties", False)
    elif plain.get("type") == "object":
        plain.setdefault("additionalProperties", True)
    return plain


def main() -> None:
    """Print them."""
    printed = msgspec.json.encode({"schemas": schemas(), "constants": constants(), "boxes": boxes()})
    sys.stdout.write(msgspec.json.format(printed, indent=2).decode() + "\n")


if __name__ == "__main__":
    main()
