package io.github.terrene.examples.shelf;

import io.github.terrene.kernel.Problem;
import io.github.terrene.shelf.Wish;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** Duels with few cards, which end soon: for puzzles. */
public final class SmallOdyssey extends OdysseyOnShelf {
    /** Found as a service. */
    public SmallOdyssey() {
        super("odyssey-small", "Terrene Odyssey, small decks", 81);
    }

    @Override
    public boolean atTables() {
        return false;
    }

    @Override
    Either<Seq<Problem>, OdysseyGame> game(Wish wish) {
        return OdysseyGame.small(wish);
    }
}
