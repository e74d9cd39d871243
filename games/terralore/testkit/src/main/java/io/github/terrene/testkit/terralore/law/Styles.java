package io.github.terrene.testkit.terralore.law;

import io.github.terrene.kernel.engine.KindWeights;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.action.Action.HandIn;
import io.github.terrene.terralore.action.Action.PlaceCard;
import io.github.terrene.terralore.trait.Lane;
import io.vavr.collection.Array;

/** Ways to play at random. */
public final class Styles {
    /** Plays as much as it can. */
    public static final Policy<Object, Action> EAGER = weigh(60, 60, 1);

    /** Defends only: long games. */
    public static final Policy<Object, Action> WALL = weigh(60, 1, 20);

    /** Waits and hoards: full hands, empty decks. */
    public static final Policy<Object, Action> HOARDER = weigh(2, 2, 60);

    /** All of these, and uniform play. */
    public static final Array<Policy<? super Object, ? super Action>> ALL =
            Array.of(EAGER, WALL, HOARDER, KindWeights.<Action>of(1));

    private Styles() {}

    private static Policy<Object, Action> weigh(int defending, int attacking, int handIn) {
        KindWeights<Action> kinds = KindWeights.<Action>of(20).with(handIn, HandIn.class);
        return (state, action) -> action instanceof PlaceCard place
                ? place.lane() == Lane.DEFENDING ? defending : attacking
                : kinds.weight(state, action);
    }
}
