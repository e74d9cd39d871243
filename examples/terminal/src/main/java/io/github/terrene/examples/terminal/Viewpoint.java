package io.github.terrene.examples.terminal;

import io.github.terrene.kernel.Seat;
import io.vavr.control.Option;

/** Through whose eyes a match is told. */
enum Viewpoint {
    /** The first player's. */
    A,
    /** The second player's. */
    B,
    /** The third player's, the team-mate of the first. */
    C,
    /** The fourth player's, the team-mate of the second. */
    D,
    /** In a draft, the fifth player's. */
    E,
    /** The sixth player's. */
    F,
    /** The seventh player's. */
    G,
    /** The eighth player's. */
    H,
    /** The ninth player's. */
    I,
    /** The tenth player's. */
    J,
    /** The eleventh player's. */
    K,
    /** The twelfth player's. */
    L,
    /** Those of somebody who sees everything. */
    ALL;

    Option<Seat> seat() {
        return this == ALL ? Option.none() : Option.some(Seat.of(ordinal()));
    }
}
