"""A program at a Parlour table: PARLOUR_TOKEN=… python bot.py http://127.0.0.1:8137. For a better player, rewrite `choose`."""

import json
import os
import random
import sys
import time
import urllib.request

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

URL, HEADERS = sys.argv[1], {"Authorization": "Bearer " + os.environ["PARLOUR_TOKEN"]}


def choose(observation, legal):
    """The observation says all that our seat may know; legal are typed moves, such as {"kind": "bid", "amount": 3}."""
    return random.choice(legal)


def ask(path, method="GET", headers=HEADERS):
    with urllib.request.urlopen(urllib.request.Request(URL + path, method=method, headers=headers)) as answer:
        return json.load(answer)


def sit(socket, seat, unanswered):
    """Play until the game is over or the line breaks. A move that was not answered is sent again as it was, and done once."""
    for message in [{"type": "look"}, *unanswered]:
        socket.send(json.dumps(message))
    while True:
        try:
            news = json.loads(socket.recv(20))
        except TimeoutError:
            socket.send('{"type": "ping"}')
            continue
        if news["type"] in ("ack", "refused"):
            unanswered.clear()
            socket.send('{"type": "look"}')
        elif news["type"] == "table" and news["table"]["status"] == "over":
            return news["table"]
        elif news["type"] == "table" and news["table"]["legal"] and not unanswered:
            move = choose(news["table"]["observation"], [choice["move"] for choice in news["table"]["legal"]])
            unanswered.append({"type": "move", "id": os.urandom(9).hex(), "seat": seat, "at": news["n"], "move": move})
            socket.send(json.dumps(unanswered[0]))


at, unanswered, table = ask("/api/program"), [], None
ask(f"/api/tables/{at['table']}/ready", "POST")
while table is None:
    try:
        with connect(f"ws{URL[4:]}/api/tables/{at['table']}/live", additional_headers=HEADERS, max_size=None) as socket:
            table = sit(socket, at["seat"], unanswered)
    except (ConnectionClosed, OSError) as error:
        if isinstance(error, ConnectionClosed) and error.rcvd and error.rcvd.code == 4401:
            table = ask(f"/api/tables/{at['table']}", headers={})  # perhaps how the game ended was not read any more
            if table["status"] != "over":
                sys.exit(error.rcvd.reason)
        time.sleep(0.5)
sys.stdout.write(f"over: place {table['ranking'][at['seat']]}\n")
