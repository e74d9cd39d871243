"""Reads and writes for bots of Terrene: a bot is one function that chooses. The page docs/bot-protocol.md says what messages are."""

import json
import sys


def play(choose, hear=lambda message: None):
    """Plays a game to its end.

    choose: is given each message of the kind "Decide", and returns the place of its choice, from 0.
    hear: is given all other messages, for bots that want to remember what happened.
    """
    for line in sys.stdin.buffer:
        message = json.loads(line)
        if message["is"] == "Decide":
            answer(message["number"], choose(message))
        else:
            hear(message)


def answer(number, place):
    """Writes an answer. Nothing else may be written there: print(..., file=sys.stderr) is for people."""
    print(json.dumps({"number": number, "choice": place}), flush=True)
