package io.github.terrene.testkit.odyssey.scenario;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/**
 * How failures call the players.
 *
 * @param players those that have names; the others are called by the letters of their seats
 */
record Names(Array<Player> players) {
    static final Names NONE = new Names(Array.empty());

    String of(Seat seat) {
        return players.find(player -> player.seat().equals(seat))
                .map(Player::name)
                .getOrElse(seat::toString);
    }
}
