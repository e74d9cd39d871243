package io.github.terrene.testkit.law.play;

import io.github.terrene.kernel.GameAction;
import io.github.terrene.kernel.Seat;

/** An action of a game that nobody has. */
record ForeignAction(Seat seat) implements GameAction {}
