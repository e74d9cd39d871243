package io.github.terrene.examples.wreckers;

import io.github.terrene.kernel.Problem;
import io.github.terrene.narrator.Cards;
import io.github.terrene.shelf.Decks;
import io.github.terrene.shelf.ReadyGame;
import io.github.terrene.shelf.ShelvedGame;
import io.github.terrene.shelf.Wish;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** What programs need to know of Wreckers to play it. */
public final class WreckersOnTheShelf implements ShelvedGame {
    @Override
    public String id() {
        return "wreckers";
    }

    @Override
    public String title() {
        return "Wreckers";
    }

    @Override
    public Either<Seq<Problem>, ReadyGame<?, ?, ?, ?, ?>> ready(Wish wish) {
        return Either.right(ReadyGame.builder(this, new Wreckers(), Decks.none(new Wreckers.Config(5)))
                .cards(Cards.of(Wreckers.CARDS))
                .build());
    }
}
