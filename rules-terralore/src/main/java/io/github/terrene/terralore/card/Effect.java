package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * One part of what an ability does, as data: a value that knows its words and what it comes to, and holds nothing of a game.
 *
 * <p>A set adds effects of its own by implementing this, as a record. The verbs an effect may use are those of {@link Resolution};
 * whatever it asks there it asks before it changes anything, as it is resolved anew from its beginning when the answer has come; one that
 * asks later is refused with a {@link io.github.terrene.kernel.card.FaultyEffect}.
 */
@Rule("TL-1.2")
public interface Effect extends Worded {
    /** Does it. */
    void resolve(Resolution here);

    /** What it puts off until the end of the turn, by {@link Resolution#putOff}; proofread by itself. */
    default Seq<Effect> later() {
        return Array.empty();
    }

    /** The tokens it can make. */
    default Seq<Card> tokens() {
        return Array.empty();
    }
}
