package io.github.terrene.terralore.action;

import io.github.terrene.kernel.Seat;

/** Something that a player does. */
public sealed interface Action permits KeepHand, Redraw, PlaceCard, PayWith, HandIn, Choose, Concede {
    /** Who. */
    Seat seat();

    /** What kind of action it is. */
    ActionKind kind();
}
