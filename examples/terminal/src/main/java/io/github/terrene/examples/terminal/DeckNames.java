package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.dialogue.Similarity;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * Decks by name, as people type it.
 *
 * @param all the names of all decks
 */
record DeckNames(Array<String> all) {
    /** What must be typed for these decks, by their places. */
    String typed(Array<Integer> places) {
        return places.map(all).map(DeckNames::brief).mkString(",");
    }

    /** The place of the deck that is meant, by its name or its beginning, whatever the case and punctuation; or what to say if there is none. */
    Either<String, Integer> find(String asked) {
        String plain = plain(asked);
        int exactly = all.indexWhere(each -> plain.equals(plain(each)) || plain.equals(brief(each)));
        Array<String> beginning =
                all.filter(each -> !plain.isEmpty() && plain(each).startsWith(plain));
        return Option.when(exactly >= 0, exactly)
                .orElse(() -> Option.when(beginning.size() == 1, () -> all.indexOf(beginning.head())))
                .toEither(() -> unknown(asked, beginning));
    }

    private String unknown(String asked, Array<String> several) {
        String list = "The decks are: " + all.mkString(", ") + ".";
        if (!several.isEmpty()) {
            return "\"" + asked + "\" may be " + several.mkString(" or ") + ". " + list;
        }
        String close = Similarity.closest(asked, all.map(DeckNames::brief))
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
