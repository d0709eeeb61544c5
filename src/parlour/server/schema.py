"""`python -m parlour.server.schema`: the wire's structs as one JSON Schema, from which the client's types are made."""

from __future__ import annotations

import inspect
import sys
from typing import Any

import msgspec

from parlour.tables import wire


def schema() -> dict[str, Any]:
    """All structs of the wire by name."""
    structs = [
        value
        for _name, value in inspect.getmembers(wire, inspect.isclass)
        if issubclass(value, msgspec.Struct) and value.__module__ == wire.__name__
    ]
    _refs, components = msgspec.json.schema_components(structs, ref_template="#/definitions/{name}")
    for component in components.values():
        component["additionalProperties"] = False
        component["required"] = sorted(component.get("properties", {}))
    return {"title": "Wire", "type": "object", "definitions": dict(sorted(components.items()))}


def main() -> None:
    """Print it."""
    sys.stdout.write(msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode() + "\n")


if __name__ == "__main__":
    main()
