package io.github.terrene.carnage.card;

import io.github.terrene.kernel.Rule;

/**
 * Something that applies in every duel, as data. A card set adds its own traits by implementing this interface with a record.
 *
 * <p>Its answers may depend only on its parts and its arguments. The {@link Catalogue} asks it everything that can be asked: a trait that
 * throws, or names a bonus that is not from 0 to {@value Proofreader#MOST}, is refused there. A trait that does so later, in a duel, is a
 * {@link io.github.terrene.kernel.card.FaultyEffect} if it throws or names a number below 0; a higher number counts up to {@value Amount#MOST}.
 */
@Rule({"CG-1.5", "CG-1.6", "CG-12.5", "CG-12.13"})
public interface Trait extends Proofreadable {
    /** Whether its side wins ties in its round. */
    @Rule("CG-12.5")
    default boolean winsTies() {
        return false;
    }

    /**
     * What is added in its round, from 0 to {@value Proofreader#MOST}.
     *
     * @param emptyRound whether the other side left a round empty
     */
    @Rule({"CG-8.6", "CG-12.13"})
    default int bonus(boolean emptyRound) {
        return 0;
    }

    /** Whether it must be the one that is saved when Monsters have lost. */
    @Rule({"CG-10.11", "CG-12.13"})
    default boolean savedFirst() {
        return false;
    }
}
