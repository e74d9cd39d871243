package io.github.terrene.examples.terminal.setup;

import io.github.terrene.examples.terminal.cast.Names;
import io.github.terrene.odyssey.card.ReadyDeck;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The decks to choose from.
 *
 * @param all in the order of the set
 */
public record Decks(Seq<ReadyDeck> all) {

    /**
     * The deck that is meant, by its name, the first part of it, or its beginning, whatever the case and punctuation.
     *
     * @return the deck, or what to say if there is none, or more than one
     */
    public Either<String, ReadyDeck> find(String asked) {
        String plain = Similarity.plain(asked);
        Option<ReadyDeck> exactly = all.find(
                deck -> plain.equals(Similarity.plain(name(deck))) || plain.equals(Similarity.plain(brief(deck))));
        Seq<ReadyDeck> beginning = all.filter(
                deck -> !plain.isEmpty() && Similarity.plain(name(deck)).startsWith(plain));
        return exactly.orElse(beginning.size() == 1 ? beginning.headOption() : Option.none())
                .toEither(() -> unknown(asked, beginning));
    }

    private String unknown(String asked, Seq<ReadyDeck> several) {
        String list = "The decks are: " + all.map(deck -> name(deck)).mkString(", ") + ".";
        if (!several.isEmpty()) {
            return "\"" + asked + "\" may be " + several.map(Decks::name).mkString(" or ") + ". " + list;
        }
        String close = Similarity.closest(asked, all.map(Decks::brief))
                .map(name -> " Did you mean " + name + "?")
                .getOrElse("");
        return "there is no deck \"" + asked + "\"." + close + " " + list;
    }

    /** The name of a deck. */
    public static String name(ReadyDeck deck) {
        return deck.deck().name();
    }

    /** The first part of it. */
    public static String brief(ReadyDeck deck) {
        return Names.brief(name(deck));
    }
}
