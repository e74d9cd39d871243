package io.github.terrene.terralore.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.GameAction;

/** Something that a player does. There is none by which players destroy their own Creatures at will. */
@Rule("TL-8.5")
public sealed interface Action extends GameAction permits KeepHand, Redraw, OfHand, HandIn, Choose, Concede {
    /** Who. */
    @Override
    Seat seat();

    /** Whether it says all that it must: mappers leave null what a text does not name. Such an action is refused. */
    default boolean whole() {
        return seat() != null;
    }

    /** What kind of action it is. */
    @Override
    ActionKind kind();
}
