package io.github.terrene.carnage.card;

import io.github.terrene.carnage.trait.Element;
import io.github.terrene.kernel.Rule;

/** What a power leaves behind for the next duel in which its player takes part. */
@Rule({"CG-12.4", "CG-12.9"})
public sealed interface ForNextDuel {
    /**
     * More strength in each round with a card of that element from the player's Element deck.
     *
     * @param number the amount of strength, from 1 to 1000000 ({@link Amount#MOST})
     */
    @Rule("CG-12.10")
    record Bonus(Element element, int number) implements ForNextDuel {}

    /** Two fighters of the opponent change places after both companies have been ordered. */
    @Rule({"CG-12.4", "CG-12.9"})
    record Exchange() implements ForNextDuel {}

    /** One beaten Legend may be kept without paying a Raïven. */
    @Rule("CG-12.12")
    record Rescue() implements ForNextDuel {}

    /** Ties are won. */
    @Rule("CG-12.5")
    record TiesWon() implements ForNextDuel {}
}
