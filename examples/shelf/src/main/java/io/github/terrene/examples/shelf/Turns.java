package io.github.terrene.examples.shelf;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;

/** Turns of games for two. */
final class Turns {
    private Turns() {}

    /** Who went first in a game in which turns alternate. */
    static Seat first(int turn, Seat active) {
        return turn % 2 == 1 ? active : Players.opponent(active);
    }
}
