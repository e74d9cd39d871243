package io.github.terrene.examples.terminal.hobe;

import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.table.Table;
import org.jspecify.annotations.Nullable;

/** A Battle card in play in a few words. */
final class Fighter {
    private Fighter() {}

    /** "Melee 3", with the ATK that counts now. */
    static String strength(Table table, int number) {
        @Nullable CardInPlay card = table.find(number);
        return card == null ? "left" : table.reach(card).word() + " " + table.attack(card);
    }

    /** "Melee 3, 2/4": reach and ATK, and how many tokens of its HP it has left. */
    static String numbers(Table table, CardInPlay card) {
        return strength(table, card.number()) + ", " + card.tokens() + "/"
                + card.card().hp();
    }
}
