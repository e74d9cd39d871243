"""A bot for every game that hates to pass: it chooses by chance, but never the last choice, which usually passes or ends the turn."""

import random

from terrene_bot import play


def choose(message):
    chance = random.Random(message["chance"])
    return chance.randrange(len(message["choices"]) - 1)


play(choose)
