package io.github.terrene.examples.orchard;

import io.github.terrene.kernel.Problem;
import io.github.terrene.narrator.Cards;
import io.github.terrene.shelf.Decks;
import io.github.terrene.shelf.ReadyGame;
import io.github.terrene.shelf.ShelvedGame;
import io.github.terrene.shelf.Wish;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** What programs need to know of the orchard. */
public class OrchardOnTheShelf implements ShelvedGame {
    @Override
    public String id() {
        return "orchard";
    }

    @Override
    public String title() {
        return "Orchard";
    }

    @Override
    public Array<Integer> players() {
        return Array.of(3);
    }

    @Override
    public Either<Seq<Problem>, ReadyGame<?, ?, ?, ?, ?>> ready(Wish wish) {
        return Either.right(ReadyGame.builder(this, new Orchard(files()), Decks.none(new Orchard.Config(isNight())))
                .cards(Cards.of(Orchard.CARDS))
                .build());
    }

    boolean isNight() {
        return false;
    }

    /** The name of the files of words and layout. */
    String files() {
        return "orchard";
    }

    /** The same with nothing to tell it with, and nothing to draw it with. */
    public static final class Bare extends OrchardOnTheShelf {
        @Override
        String files() {
            return "bare";
        }
    }

    /** The same by night. */
    public static final class ByNight extends OrchardOnTheShelf {
        @Override
        public String id() {
            return "orchard-by-night";
        }

        @Override
        public String family() {
            return "orchard";
        }

        @Override
        boolean isNight() {
            return true;
        }
    }
}
