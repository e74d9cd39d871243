package io.github.terrene.odyssey.ability;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.trait.Counter;

/**
 * Pays a cost for which everything has been chosen.
 *
 * @param <R> the result of a payment
 */
@Rule("TO-8.32")
public interface Payer<R> {
    /** Discards that many of the chosen cards. */
    R discardChosenCards(int number);

    /** Puts damage on the source, not reduced by DEF. */
    R takeDamage(int amount);

    /** Removes HP from the player; this is not damage (10.8). */
    R payHp(int amount);

    /** Removes counters from the card that has the ability. */
    R removeCounters(Counter counter, int number);

    /** Discards the card that has the ability. */
    R discardThis();

    /** Dismisses the chosen Character, with the damage of 4.16. */
    R dismissChosenCharacter();
}
