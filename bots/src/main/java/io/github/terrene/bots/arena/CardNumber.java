package io.github.terrene.bots.arena;

import io.vavr.collection.Array;
import io.vavr.collection.Set;

/**
 * A number on a card.
 *
 * @param cards the ids of the cards on which it stands: a card, then its other prints if there are any, which change with it
 * @param name the name of the card, for people
 * @param part where it stands: {@code hp}, or {@code text.0.effects.1.damage}
 * @param number the number
 */
public record CardNumber(Array<String> cards, String name, String part, int number) {
    /** The id of the card. */
    public String card() {
        return cards.head();
    }

    /** Which number of which card it is, as an {@link Erratum} says it. */
    public String place() {
        return card() + "." + part;
    }

    /** Another number in its place. */
    public Erratum changed(int other) {
        return new Erratum(card(), part, other);
    }

    /** Whether it stands on one of these cards. */
    public boolean isOn(Set<String> deck) {
        return cards.exists(deck::contains);
    }
}
