package io.github.terrene.odyssey.effect;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * One thing that an ability does, as data: a value that knows its outcome, and holds no game state.
 *
 * <p>A set adds effects of its own by implementing this interface. An effect may use the verbs of {@link Resolution}. It must ask players
 * before it changes anything, since it is resolved again from its beginning once the answer has come. An effect that asks later is refused
 * with a {@link io.github.terrene.kernel.card.FaultyEffect}.
 */
public interface Effect {
    /** Does it. */
    void resolve(Resolution here);

    /** The lists of effects, one of which it may carry out with {@link Resolution#carryOut}; none for a simple effect. */
    default Seq<? extends Seq<Effect>> branches() {
        return Array.empty();
    }

    /** How many branches there are to choose from when the ability is activated (8.5); 0 if none is chosen. */
    default int modes() {
        return 0;
    }

    /**
     * Tells a proofreader its amounts, what it needs and whom it refers to, so that cards are refused on which it makes no sense or refers to
     * somebody who is not there. Its {@link #branches()} are proofread separately. An effect that says nothing here is
     * refused only if something in it is missing, or out of its {@linkplain io.github.terrene.kernel.card.Bounded bounds}.
     */
    default void proofread(Proofreader reader) {}
}
