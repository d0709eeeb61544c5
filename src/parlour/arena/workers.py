"""Where games are played: in processes of this machine, or on a Ray cluster. What comes back is the same, in the same order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from socket import create_connection
from typing import Any, NamedTuple, TypeVar

from parlour.engine.errors import SetupError

Given = TypeVar("Given")
Made = TypeVar("Made")
_WAITING = 4
"""So many tasks a processor are handed to a cluster ahead: none is idle, and little is lost when somebody stops."""

_PATIENCE = 5.0


class Workers(NamedTuple):
    """So many processes here, or the cluster at that address (`local` starts one on this machine with as many workers)."""

    jobs: int = 1
    ray: str = ""

    def map(self, function: Callable[[Given], Made], tasks: Sequence[Given]) -> Iterator[Made]:
        """What the function makes of each task, in their order. Function and tasks go to other processes."""
        if self.ray:
            return self._on_ray(function, tasks)
        if self.jobs == 1 or len(tasks) == 1:
            return map(function, tasks)
        return self._here(function, tasks)

    def _here(self, function: Callable[[Given], Made], tasks: Sequence[Given]) -> Iterator[Made]:
        with ProcessPoolExecutor(max_workers=self.jobs) as pool:
            yield from pool.map(function, tasks)

    def _on_ray(self, function: Callable[[Given], Made], tasks: Sequence[Given]) -> Iterator[Made]:
        ray = _ray()
        if self.ray == "local":
            ray.init(num_cpus=self.jobs, include_dashboard=False, log_to_driver=False, _node_ip_address="127.0.0.1")
        else:
            _knock(self.ray)
            ray.init(address=self.ray, log_to_driver=False)
        try:
            remote = ray.remote(function)
            ahead = _WAITING * max(1, int(ray.cluster_resources().get("CPU", 1)))
            under_way: deque[Any] = deque()
            for task in tasks:
                under_way.append(remote.remote(task))
                if len(under_way) >= ahead:
                    yield ray.get(under_way.popleft())
            while under_way:
                yield ray.get(under_way.popleft())
        finally:
            ray.shutdown()


def _knock(address: str) -> None:
    """Ray itself asks for minutes before it says that nobody is there."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        create_connection((host, int(port)), timeout=_PATIENCE).close()
    except (OSError, ValueError) as error:
        raise SetupError(f"no Ray cluster answers at {address}: {error}") from None


def _ray() -> Any:
    try:
        import ray
    except ImportError:
        raise SetupError("a cluster needs Ray: pip install 'parlour[ray]'") from None
    return ray
