package io.github.terrene.terralore.view;

import io.github.terrene.kernel.Dice;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Catalogue;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** The cards of one player that may be in unknown places, in random order, each once. Lives inside one call. */
final class UnknownCards {
    private Array<Card> left;

    private UnknownCards(Array<Card> left) {
        this.left = left;
    }

    /** The cards that a player is believed to have, then all others of the catalogue, without those whose place is known. */
    static UnknownCards of(Seq<Card> believed, Catalogue catalogue, Seq<Card> known, Dice dice) {
        Array<Card> first = dice.shuffle(Array.ofAll(believed).distinct().reject(known::contains));
        Array<Card> any = dice.shuffle(catalogue.cards().reject(known::contains).reject(first::contains));
        return new UnknownCards(first.appendAll(any));
    }

    /**
     * Takes this many cards. There are enough: no deck has a card twice (2.2), so its unknown cards are among the rest of the catalogue.
     */
    Array<Card> take(int number) {
        Array<Card> taken = left.take(number);
        left = left.drop(number);
        return taken;
    }
}
