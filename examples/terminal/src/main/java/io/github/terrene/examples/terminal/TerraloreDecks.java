package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.setup.Likeness;
import io.github.terrene.terralore.setup.Deck;
import io.github.terrene.terralore.starter.ReadyDecks;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The decks of Terralore to choose from. */
final class TerraloreDecks {
    /** The default decks. */
    static final Array<Deck> USUAL = Array.of(ReadyDecks.TIDE_AND_THORN, ReadyDecks.CANDLE_AND_CLAW);

    private TerraloreDecks() {}

    /** The deck whose name begins with that, whatever its case and punctuation; or what to say if there is none. */
    static Either<String, Deck> find(String asked) {
        String plain = Likeness.plain(asked);
        return ReadyDecks.all()
                .find(deck -> !plain.isEmpty() && Likeness.plain(deck.name()).startsWith(plain))
                .toEither(() -> unknown(asked));
    }

    private static String unknown(String asked) {
        Array<Deck> all = ReadyDecks.all();
        String close = Likeness.closest(asked, all.map(TerraloreDecks::brief))
                .map(name -> " Did you mean " + name + "?")
                .getOrElse("");
        return "there is no deck \"" + asked + "\" in terralore." + close + " The decks are: "
                + all.map(Deck::name).mkString(", ") + ".";
    }

    /** The first word of its name, as it may be typed. */
    static String brief(Deck deck) {
        Option<String> first = Array.of(deck.name().split(" ")).headOption();
        return Likeness.plain(first.getOrElse(deck.name()));
    }
}
