package io.github.terrene.odyssey.table;

import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;

/** Piles about whose cards nothing is known; those of the usual sizes are cached. */
final class UnknownPiles {
    private static final int USUAL = 100;
    private static final Array<Pile> PILES = Array.tabulate(USUAL, UnknownPiles::made);

    private UnknownPiles() {}

    static Pile of(int size) {
        return size < USUAL ? PILES.get(size) : made(size);
    }

    private static Pile made(int size) {
        return Pile.of(Array.fill(size, Card.UNKNOWN));
    }
}
