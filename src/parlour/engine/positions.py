"""What a position consists of is declared once: in the method `begin` of a game's data class. The rest is written from it.

Every `self.name: type = value` there is a field, with its type and its value at the opening; `self.name = value` sets one that
`State` has already. The order is the order of the key. Comments say what else there is to say:

- `# not in the key` behind a field that is no part of the position (what was computed, what undo counts);
- `# in the key: each.placed` behind a list of things, of which only that part counts;
- `# Together in the key: ...` above a paragraph whose fields are one entry of the key.

`python -m parlour.engine.positions FOLDER...` writes `__slots__`, `clone` and `key` between the marks in a game's sources: the
code that one would write by hand, as fast as that, compiled or not. With `--check` it only says what has drifted.
"""

from __future__ import annotations

import ast
import sys
import textwrap
from pathlib import Path
from typing import NamedTuple

_DECLARING = "begin"
_TOGETHER = "# Together in the key"
_LEFT_OUT = "# not in the key"
_PART = "# in the key: "
_SLOTS = "# <written by positions: slots>"
_METHODS = "# <written by positions: clone and key>"
_END = "# </written>"
_WIDTH = 128
_CHANGING = ("dict[", "set[", "list[list[", "list[dict[", "list[set[")


class PositionError(Exception):
    """A declaration that cannot be read, or sources without the marks."""


class Field(NamedTuple):
    """One field of a position."""

    name: str
    type: str
    """Empty where `State` declares it."""
    in_key: bool
    part: str
    """What stands for each of the field's things in the key; empty for the things themselves."""
    group: int
    """Fields with the same number above 0 are one entry of the key."""

    @property
    def is_list(self) -> bool:
        return self.type.startswith("list[")

    @property
    def copied(self) -> str:
        return f"self.{self.name}[:]" if self.is_list else f"self.{self.name}"

    @property
    def key(self) -> str:
        if self.part:
            return f"tuple([{self.part} for each in self.{self.name}])"
        return f"tuple(self.{self.name})" if self.is_list else f"self.{self.name}"


def declared(source: str) -> list[Field]:
    """The fields that the source declares; none if it declares no position."""
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.ClassDef):
            for method in node.body:
                if isinstance(method, ast.FunctionDef) and method.name == _DECLARING:
                    return _fields(method, lines)
    return []


def _fields(method: ast.FunctionDef, lines: list[str]) -> list[Field]:
    found: list[Field] = []
    groups, group, read = 0, 0, method.lineno
    for statement in method.body:
        if isinstance(statement, ast.AnnAssign):
            target: ast.expr = statement.target
            of_type = ast.unparse(statement.annotation)
        elif isinstance(statement, ast.Assign):
            target, of_type = statement.targets[0], ""
        else:
            continue
        if not (isinstance(target, ast.Attribute) and isinstance(target.value, ast.Name) and target.value.id == "self"):
            continue
        if of_type.startswith(_CHANGING):
            raise PositionError(f"{target.attr}: {of_type} is not flat; a position is made of values, tuples and flat lists")
        for line in lines[read : statement.lineno - 1]:
            if line.strip().startswith(_TOGETHER):
                groups += 1
                group = groups
            elif not line.strip():
                group = 0
        last = statement.end_lineno or statement.lineno
        read = last
        remark = lines[last - 1]
        part = remark.partition(_PART)[2].strip()
        found.append(Field(target.attr, of_type, not remark.endswith(_LEFT_OUT), part, group))
    return found


def _slots(fields: list[Field]) -> str:
    names = sorted(field.name for field in fields if field.type)
    return "\n".join(["__slots__ = (", *(f'    "{name}",' for name in names), ")"])


def _methods(fields: list[Field], owner: str) -> str:
    clone = [f"def clone(self) -> {owner}:", f"    copy = {owner}()"]
    clone += [f"    copy.{field.name} = {field.copied}" for field in fields]
    key = ["", "def key(self) -> tuple[Any, ...]:", "    return ("]
    counted = [field for field in fields if field.in_key]
    for number, field in enumerate(counted):
        if not field.group:
            key.append(f"        {field.key},")
        elif number == 0 or counted[number - 1].group != field.group:
            key += _entry([other.key for other in counted if other.group == field.group])
    return "\n".join([*clone, "    return copy", *key, "    )", ""])


def _entry(parts: list[str]) -> list[str]:
    """A nested tuple, as the formatter would break it."""
    line = f"        ({', '.join(parts)}),"
    if len(line) + 4 <= _WIDTH:
        return [line]
    return ["        (", *(f"            {part}," for part in parts), "        ),"]


def written(source: str, fields: list[Field]) -> str:
    """The source with everything between the marks as the declaration has it."""
    lines = source.splitlines()
    out: list[str] = []
    owner, skipping = "", False
    for line in lines:
        if line.startswith("class "):
            owner = line.removeprefix("class ").partition("(")[0]
        if line.strip() == _END:
            skipping = False
        if not skipping:
            out.append(line)
        if line.strip() in (_SLOTS, _METHODS):
            text = _slots(fields) if line.strip() == _SLOTS else _methods(fields, owner)
            out.append(textwrap.indent(text, "    "))
            skipping = True
    if skipping:
        raise PositionError(f"'{_END}' is missing")
    return "\n".join(out) + "\n"


def fields_of(folder: Path) -> list[Field]:
    """The fields of the game in this folder."""
    for file in sorted(folder.glob("*.py")):
        source = file.read_text("utf-8")
        if _SLOTS in source:
            return declared(source)
    raise PositionError(f"{folder}: no file has '{_SLOTS}'")


def drifted(folder: Path) -> dict[Path, str]:
    """The files of a game that are not as its declaration has them, with what they should be."""
    fields = fields_of(folder)
    found: dict[Path, str] = {}
    marks = ""
    for file in sorted(folder.glob("*.py")):
        source = file.read_text("utf-8")
        if _SLOTS in source or _METHODS in source:
            marks += source
            if (text := written(source, fields)) != source:
                found[file] = text
    if _METHODS not in marks:
        raise PositionError(f"{folder}: no file has '{_METHODS}'")
    return found


def main(arguments: list[str]) -> int:
    """Write, or with `--check` only compare, the games in these folders."""
    check = "--check" in arguments
    folders = [Path(argument) for argument in arguments if argument != "--check"]
    count = 0
    for folder in folders:
        for file, text in drifted(folder).items():
            count += 1
            sys.stdout.write(f"{file}: {'has drifted from its declaration' if check else 'written'}\n")
            if not check:
                file.write_text(text, "utf-8")
    return 1 if check and count else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
