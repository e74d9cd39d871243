package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.setup.Similarity;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * The ready decks of a game.
 *
 * @param <C> configurations
 * @param <D> decks
 * @param decks all of them
 * @param name what a deck is called
 * @param usual the places of those that are played if nothing else is said, by seat
 * @param game a game with decks, by seat
 * @param played the names of the decks of a game
 */
record DeckBox<C, D>(
        Array<D> decks,
        Function<D, String> name,
        Array<Integer> usual,
        Function<Array<D>, C> game,
        Function<C, Array<String>> played) {
    /** The names of all decks. */
    Array<String> names() {
        return decks.map(name);
    }

    /** A game of these decks, by their places. */
    C config(Array<Integer> places) {
        return game.apply(places.map(decks));
    }

    /** What must be typed for these decks. */
    Array<String> typed(Array<Integer> places) {
        return places.map(place -> brief(names().get(place)));
    }

    /** The place of the deck that is meant, by its name or its beginning, whatever the case and punctuation; or what to say if there is none. */
    Either<String, Integer> find(String asked) {
        String plain = plain(asked);
        Array<String> all = names();
        int exactly = all.indexWhere(each -> plain.equals(plain(each)) || plain.equals(brief(each)));
        Array<String> beginning =
                all.filter(each -> !plain.isEmpty() && plain(each).startsWith(plain));
        return Option.when(exactly >= 0, exactly)
                .orElse(() -> Option.when(beginning.size() == 1, () -> all.indexOf(beginning.head())))
                .toEither(() -> unknown(asked, beginning));
    }

    private String unknown(String asked, Array<String> several) {
        String list = "The decks are: " + names().mkString(", ") + ".";
        if (!several.isEmpty()) {
            return "\"" + asked + "\" may be " + several.mkString(" or ") + ". " + list;
        }
        String close = Similarity.closest(asked, names().map(DeckBox::brief))
                .map(brief -> " Did you mean " + brief + "?")
                .getOrElse("");
        return "there is no deck \"" + asked + "\"." + close + " " + list;
    }

    /** A name without its epithet, or its first word, as it may be typed. */
    private static String brief(String name) {
        String whole = withoutArticle(name);
        String brief = PlayerNames.brief(whole);
        return plain(brief.equals(whole) ? whole.split(" ")[0] : brief);
    }

    private static String plain(String name) {
        return Similarity.plain(withoutArticle(name));
    }

    /** Of "The Coal Road" nobody wants to type the first word. */
    private static String withoutArticle(String name) {
        return name.replaceFirst("(?i)^the ", "");
    }
}
