package io.github.terrene.shelf;

import io.github.terrene.kernel.Problem;
import io.github.terrene.narrator.Cards;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/**
 * A deck that somebody has put together. The rules of the game say whether it may be played.
 *
 * @param name what it is called
 * @param cards the ids of its cards, copies repeated
 */
public record OwnDeck(String name, Array<String> cards) {
    /**
     * The deck that a list says, by its {@linkplain DeckLine lines}: a card a line, with the number of its copies before it, such as {@code 3 Beach Slinger} or {@code 3x Beach
     * Slinger}; without a number it is one. A card is called by its printed name, its
     * name in a language, or its id. Empty lines, and lines that begin with {@code #} or
     * {@code //}, say nothing.
     *
     * @param cards all cards of the game
     * @param words the language
     * @return the deck, or everything that is wrong with the list, each at its line
     */
    public static Either<Seq<Problem>, OwnDeck> read(String name, String list, Cards cards, Wording words) {
        Array<Either<Problem, DeckLine>> lines = DeckLine.all(list, cards, words);
        Array<Problem> problems = lines.flatMap(line -> line.swap().toOption());
        return problems.isEmpty()
                ? Either.right(new OwnDeck(name, lines.map(Either::get).flatMap(DeckLine::all)))
                : Either.left(Problem.capped("list", problems));
    }
}
