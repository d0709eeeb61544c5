"""Schemathesis over the server's own OpenAPI document: whatever comes in, no answer is the server's fault."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import APIOperation, Case, GenerationMode
from schemathesis.core.result import Ok

from tests.server.conftest import Meet
from tests.server.people import ME, OPEN, Person, bot
from tests.server.serving import Server

Operation = APIOperation[Any, Any, Any, Any]
POSITIVE, NEGATIVE = GenerationMode.POSITIVE, GenerationMode.NEGATIVE
EXAMPLES = 25


@pytest.fixture
def operations(server: Server) -> dict[str, Operation]:
    """All that the document describes."""
    schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")
    found = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    return {operation.label: operation for operation in found}


@pytest.fixture
def ann(meet: Meet) -> Person:
    return meet("Ann")


@pytest.fixture
def session(ann: Person) -> Iterator[requests.Session]:
    """Somebody with a name, whose requests get through."""
    with requests.Session() as session:
        session.headers.update(ann.token)
        yield session


def faults(operation: Operation, mode: GenerationMode, session: requests.Session, **fixed: Any) -> list[str]:
    """The requests of one kind that the server could not deal with."""
    found: list[str] = []
    through = 0

    @settings(max_examples=EXAMPLES, deadline=None, database=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode, **fixed))
    def ask(case: Case[Any]) -> None:
        nonlocal through
        answer = case.call(session=session)
        through += "CSRF" not in answer.text
        if answer.status_code >= 500:
            found.append(f"{answer.status_code}: {case.as_curl_command()}")

    ask()
    assert through > 0
    return found


def test_nothing_that_fits_the_document_makes_the_server_fail(
    operations: dict[str, Operation], session: requests.Session
) -> None:
    assert len(operations) == 32
    assert [fault for operation in operations.values() for fault in faults(operation, POSITIVE, session)] == []


def test_nothing_that_does_not_fit_makes_the_server_fail(operations: dict[str, Operation], session: requests.Session) -> None:
    found, nothing_to_vary = [], set()
    for label, operation in operations.items():
        try:
            found += faults(operation, NEGATIVE, session)
        except Unsatisfiable:
            nothing_to_vary.add(label)
    assert found == []
    assert nothing_to_vary <= {
        "GET /api/me",
        "GET /api/program",
        "GET /api/version",
        "GET /api/health",
        "GET /api/games",
        "GET /api/games/{game}/box",
        "GET /api/tables",
        "GET /api/turns",
    }


@pytest.mark.parametrize("mode", [POSITIVE, NEGATIVE], ids=["fits", "does not fit"])
def test_nothing_makes_a_real_table_fail(
    operations: dict[str, Operation], session: requests.Session, ann: Person, mode: GenerationMode
) -> None:
    """The same for a table that is there, and that somebody starts on the way."""
    table, found = ann.open(ME, OPEN, bot("random")), []
    for label, operation in operations.items():
        if "{table_id}" in label:
            try:
                found += faults(operation, mode, session, path_parameters={"table_id": table})
            except Unsatisfiable:
                assert mode == NEGATIVE
    assert found == []
