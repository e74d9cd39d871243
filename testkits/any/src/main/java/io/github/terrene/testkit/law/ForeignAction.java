package io.github.terrene.testkit.law;

import io.github.terrene.kernel.GameAction;
import io.github.terrene.kernel.Seat;

/** An action of a game that nobody has. */
record ForeignAction(Seat seat, ForeignKind kind) implements GameAction {
    /** The kinds of its game's actions, in the places that the kinds of other games have. */
    enum ForeignKind {
        K0,
        K1,
        K2,
        K3,
        K4,
        K5,
        K6,
        K7,
        K8,
        K9,
        K10,
        K11,
        K12,
        K13,
        K14,
        K15,
        K16,
        K17,
        K18,
        K19,
        K20,
        K21,
        K22,
        K23
    }
}
