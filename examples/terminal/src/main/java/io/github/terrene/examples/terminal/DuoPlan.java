package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.setup.Similarity;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A game for two that is to be played.
 *
 * @param decks the places of the decks, by seat
 * @param seed the seed of its chance
 * @param person the seat of a person, if one plays
 * @param save where to write the replay
 */
record DuoPlan(Array<Integer> decks, long seed, Option<Seat> person, Option<Save> save) {
    /** The place of the deck whose name begins with that, whatever its case and punctuation; or what to say if there is none. */
    static Either<String, Integer> deck(Duo<?, ?, ?, ?, ?> game, String asked) {
        String plain = Similarity.plain(withoutArticle(asked));
        int place = game.decks()
                .names()
                .indexWhere(name -> !plain.isEmpty()
                        && Similarity.plain(withoutArticle(name)).startsWith(plain));
        return place < 0 ? Either.left(unknown(game, asked)) : Either.right(place);
    }

    private static String unknown(Duo<?, ?, ?, ?, ?> game, String asked) {
        String close = Similarity.closest(asked, game.decks().names().map(DuoPlan::brief))
                .map(name -> " Did you mean " + name + "?")
                .getOrElse("");
        return "there is no deck \"" + asked + "\" in "
                + game.name() + "." + close + " The decks are: "
                + game.decks().names().mkString(", ") + ".";
    }

    /** What must be typed for these decks. */
    static Array<String> typed(Duo<?, ?, ?, ?, ?> game, Array<Integer> decks) {
        return decks.map(place -> brief(game.decks().names().get(place)));
    }

    /** The first word of a name, as it may be typed. */
    private static String brief(String name) {
        return Similarity.plain(withoutArticle(name).split(" ")[0]);
    }

    /** Of "The Coal Road" nobody wants to type the first word. */
    private static String withoutArticle(String name) {
        return name.replaceFirst("(?i)^the ", "");
    }

    /** The options with which the same game is played again. */
    String again(Duo<?, ?, ?, ?, ?> game) {
        String played = decks.equals(game.decks().usual())
                ? ""
                : " --decks " + typed(game, decks).mkString(",");
        return game.options() + " --seed " + seed + played;
    }
}
