package io.github.terrene.narrator.hint;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.card.Asks;
import io.github.terrene.kernel.card.PrintedWord;
import io.github.terrene.kernel.text.Placed;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * Finds what asks for something that is not there.
 *
 * @param given the words that cards have, or that texts give
 * @param texts the names and other texts that cards have
 * @param words what people call a word
 */
record InVain(Set<PrintedWord> given, Set<Object> texts, Function<PrintedWord, String> words) {
    /** What is not there on any of these cards. */
    static InVain among(Array<ReadCard> cards, Function<PrintedWord, String> words) {
        Array<Object> there = cards.flatMap(card ->
                card.parts().reject(part -> asking(card, part).isDefined()).map(Placed::value));
        return new InVain(
                LinkedHashSet.ofAll(there.filter(PrintedWord.class::isInstance).map(PrintedWord.class::cast)),
                LinkedHashSet.ofAll(there.filter(String.class::isInstance)),
                words);
    }

    Array<Rejection> of(ReadCard card) {
        return card.parts()
                .flatMap(part -> part.value() instanceof PrintedWord word && isMissing(word, card, part)
                        ? asking(card, part).map(asks -> inVain(asks, word))
                        : part.value() instanceof Asks.ForTruth truth
                                ? truth.always().map(InVain::settled)
                                : Option.<Rejection>none());
    }

    /** What is printed may be the word itself, or only what it says. Of other words nobody knows which cards they fit. */
    private boolean isMissing(PrintedWord word, ReadCard card, Placed part) {
        return given.exists(other -> other.getClass() == word.getClass())
                ? !given.contains(word)
                : card.parts()
                        .find(inner -> inner.value() instanceof String && ReadCard.isIn(inner.place(), part.place()))
                        .exists(inner -> !texts.contains(inner.value()));
    }

    /** The outermost part around it that asks for something. */
    private static Option<Asks> asking(ReadCard card, Placed part) {
        return card.parts()
                .find(other -> other.value() instanceof Asks && ReadCard.isIn(part.place(), other.place()))
                .map(other -> (Asks) other.value());
    }

    private Rejection inVain(Asks asks, PrintedWord word) {
        String said = words.apply(word);
        if (asks instanceof Asks.ForMoment) {
            return Rejection.of("hint/never-triggered", "it waits for {word}, which no card of the game is", said);
        } else if (asks instanceof Asks.ForPrice) {
            return Rejection.of(
                    "hint/never-paid", "nobody can pay it: it takes {word}, which no card of the game has", said);
        } else if (asks instanceof Asks.ForTruth) {
            return Rejection.of(
                    "hint/never-holds", "its condition is about {word}, which no card of the game is", said);
        }
        return Rejection.of("hint/never-fits", "it means {word}, which no card of the game is", said);
    }

    private static Rejection settled(boolean always) {
        return always
                ? Rejection.of("hint/always-true", "its condition is always true")
                : Rejection.of("hint/never-true", "its condition is never true");
    }
}
