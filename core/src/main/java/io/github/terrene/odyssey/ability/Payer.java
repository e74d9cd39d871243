package io.github.terrene.odyssey.ability;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.trait.Counter;

/** Somebody who pays; what had to be chosen for it was chosen before. */
@Rule("TO-8.32")
public interface Payer {
    /** Discards the cards that were chosen. */
    void discardChosenCards();

    /** Puts damage on the source, not reduced by DEF. */
    void takeDamage(int amount);

    /** Takes HP from the player; that is no damage (10.8). */
    void payHp(int amount);

    /** Takes counters off the card that has the ability. */
    void removeCounters(Counter counter, int number);

    /** Discards the card that has the ability. */
    void discardThis();

    /** Dismisses the Character that was chosen, with the damage of 4.16. */
    void dismissChosenCharacter();
}
