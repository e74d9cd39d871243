"""A bot for every game that does anything: python3 random_bot.py SEED"""

import random
import sys

from terrene_bot import play

SEED = sys.argv[1] if len(sys.argv) > 1 else "0"


def choose(message):
    chance = random.Random(f"{SEED} {message['chance']}")
    return chance.randrange(len(message["choices"]))


play(choose)
