package io.github.terrene.odyssey.ability;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.trait.Counter;

/**
 * Somebody who pays; what had to be chosen for it was chosen before.
 *
 * @param <R> what a payment comes to
 */
@Rule("TO-8.32")
public interface Payer<R> {
    /** Discards so many of the cards that were chosen. */
    R discardChosenCards(int number);

    /** Puts damage on the source, not reduced by DEF. */
    R takeDamage(int amount);

    /** Takes HP from the player; that is not damage (10.8). */
    R payHp(int amount);

    /** Takes counters off the card that has the ability. */
    R removeCounters(Counter counter, int number);

    /** Discards the card that has the ability. */
    R discardThis();

    /** Dismisses the Character that was chosen, with the damage of 4.16. */
    R dismissChosenCharacter();
}
