package io.github.terrene.carnage.table;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;

/**
 * A Legend or Relic of the spearhead, with its duplicates.
 *
 * @param card the card on top
 * @param under its duplicates, the one put under it last at the end
 */
@Rule({"CG-3.5", "CG-6.12", "CG-9.12"})
public record Stack(Card card, Array<Card> under) {
    /** A card without duplicates. */
    public static Stack of(Card card) {
        return new Stack(card, Array.empty());
    }

    /** Whether it has a duplicate. */
    public boolean reinforced() {
        return under.nonEmpty();
    }

    /** The same with one more duplicate. */
    public Stack plus(Card duplicate) {
        return new Stack(card, under.append(duplicate));
    }

    /** The same without the duplicate that was put under last. */
    public Stack minus() {
        return new Stack(card, under.dropRight(1));
    }

    /** All its cards. */
    public Array<Card> cards() {
        return under.prepend(card);
    }
}
