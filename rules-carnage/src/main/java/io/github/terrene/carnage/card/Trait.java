package io.github.terrene.carnage.card;

import io.github.terrene.kernel.Rule;

/** Something that holds in every duel, as data. A card set adds its own by implementing this as a record. */
@Rule({"CG-1.5", "CG-1.6", "CG-12.5", "CG-12.13"})
public interface Trait extends Worded {
    /** Whether ties in its round are won by its side. */
    @Rule("CG-12.5")
    default boolean winsTies() {
        return false;
    }

    /**
     * What is added in its round.
     *
     * @param emptyRound whether the other side left a round empty
     */
    @Rule({"CG-8.6", "CG-12.13"})
    default int bonus(boolean emptyRound) {
        return 0;
    }

    /** Whether it must be the one that is saved when Monsters lost. */
    @Rule({"CG-10.11", "CG-12.13"})
    default boolean savedFirst() {
        return false;
    }
}
