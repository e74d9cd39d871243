package io.github.terrene.odyssey.effect;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * One thing that an ability does, as data: a value that knows its words and what it comes to, and holds nothing of a game.
 *
 * <p>A set adds effects of its own by implementing this. The verbs an effect may use are those of {@link Resolution}; whatever
 * it asks there it asks before it changes anything, as it is resolved anew from its beginning when the answer has come; one that asks
 * later is refused with a {@link io.github.terrene.kernel.FaultyEffect}.
 */
public interface Effect {
    /** Does it. */
    void resolve(Resolution here);

    /**
     * Its words, without a capital and a full stop. Whoever they speak of they name through the speaker, so that a card that
     * names somebody who is not there is found out.
     */
    String say(Speaker speaker);

    /** The lists of effects of which it may carry out one, by {@link Resolution#carryOut}; none for a simple effect. */
    default Seq<? extends Seq<Effect>> branches() {
        return Array.empty();
    }

    /** How many of its branches there are to choose from when the ability is activated (8.5); 0 where nothing is chosen. */
    default int modes() {
        return 0;
    }

    /**
     * Tells a proofreader its numbers and what it needs, so that a card on which it makes no sense is found out; those of its {@link
     * #branches()} are read by themselves. An effect that says nothing here is refused nowhere.
     */
    default void proofread(Proofreader reader) {}
}
