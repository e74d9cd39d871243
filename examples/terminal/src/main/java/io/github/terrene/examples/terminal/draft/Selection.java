package io.github.terrene.examples.terminal.draft;

import io.github.terrene.examples.terminal.setup.Similarity;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * Cards that a person names, by their numbers on the screen or by the beginnings of their names: {@code 1 4 7-9}, {@code inu, jin}.
 *
 * @param shown the cards by number, from 1, each different one once
 */
record Selection(Array<Card> shown) {

    /** The cards that are meant, or what is wrong with each word that means none. */
    Either<Array<String>, Array<Card>> of(String words) {
        boolean names = words.contains(",");
        Array<Either<String, Array<Card>>> parts = Array.of(words.split(names ? "," : "\\s+"))
                .map(String::strip)
                .reject(String::isEmpty)
                .map(this::part);
        Array<String> wrong = parts.filter(Either::isLeft).map(Either::getLeft);
        return wrong.isEmpty() ? Either.right(parts.flatMap(Either::get)) : Either.left(wrong);
    }

    private Either<String, Array<Card>> part(String word) {
        return word.matches("\\d{1,3}(-\\d{1,3})?")
                ? numbers(word)
                : named(word).map(Array::of);
    }

    private Either<String, Array<Card>> numbers(String word) {
        Array<Integer> ends = Array.of(word.split("-")).map(Integer::valueOf);
        boolean there = ends.head() >= 1 && ends.last() <= shown.size() && ends.head() <= ends.last();
        return there
                ? Either.right(shown.slice(ends.head() - 1, ends.last()))
                : Either.left("there is no " + word + ": the numbers go from 1 to " + shown.size());
    }

    private Either<String, Card> named(String word) {
        String plain = Similarity.plain(word);
        Array<Card> found = shown.filter(
                card -> !plain.isEmpty() && Similarity.plain(card.name()).startsWith(plain));
        Option<Card> exactly = found.find(card -> Similarity.plain(card.name()).equals(plain));
        if (found.size() > 1 && exactly.isEmpty()) {
            return Either.left(
                    "\"" + word + "\" may be " + found.map(Card::name).mkString(" or "));
        }
        return exactly.orElse(found.headOption()).toEither(() -> "you have no \"" + word + "\"" + like(word));
    }

    private String like(String word) {
        return Similarity.closest(word, shown.map(Card::name))
                .map(name -> "; did you mean " + name + "?")
                .getOrElse("");
    }
}
