package io.github.terrene.odyssey.setup;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Deck;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/** Finds what is missing in a configuration, with the rules that ask for it: object mappers leave null what a text does not mention. */
@Internal
public final class ConfigParts {
    private ConfigParts() {}

    /** Everything that is missing; empty only if the configuration is {@linkplain GameConfig#isComplete complete}, or has more decks than seats. */
    @Rule({"TO-2.9", "TO-2.10", "TO-12.1"})
    public static Seq<Problem> missing(GameConfig config, Array<Seat> seats) {
        return options(config.options())
                .appendAll(absent(config.decks(), "TO-2.10", "decks", ""))
                .appendAll(decks(config.decks(), seats))
                .appendAll(absent(config.extraDraws(), "TO-2.9", "extraDraws", ""))
                .appendAll(elements(config.extraDraws(), "TO-2.9", "extraDraws", "seat"));
    }

    @Rule("TO-3.5")
    private static Array<Problem> options(@Nullable Options options) {
        if (options == null) {
            return absent(null, "TO-12.1", "options", "");
        }
        Array<Problem> edition = absent(options.edition().name(), "TO-12.1", "edition", "its name ");
        return options.startingPlayer() instanceof StartingPlayer.Named named
                ? edition.appendAll(absent(named.seat(), "TO-3.5", "startingPlayer", "its seat "))
                : edition;
    }

    private static Array<Problem> decks(@Nullable Array<@Nullable Deck> decks, Array<Seat> seats) {
        return decks == null
                ? Array.empty()
                : seats.zip(decks).flatMap(each -> deck(each._2, "deck of seat " + each._1));
    }

    @Rule("TO-2.1")
    private static Array<Problem> deck(@Nullable Deck deck, String place) {
        if (deck == null) {
            return absent(null, "TO-2.10", place, "");
        }
        Array<@Nullable Card> cards = deck.cards();
        return absent(deck.name(), "TO-2.10", place, "its name ")
                .appendAll(absent(cards, "TO-2.1", place, "the list of its cards "))
                .appendAll(elements(cards, "TO-2.1", place, "card"));
    }

    private static Array<Problem> elements(
            @Nullable Array<? extends @Nullable Object> all, String rule, String place, String each) {
        return all == null
                ? Array.empty()
                : all.zipWithIndex().flatMap(one -> absent(one._1, rule, place, each + " " + (one._2 + 1) + " "));
    }

    private static Array<Problem> absent(@Nullable Object part, String rule, String place, String what) {
        return part == null
                ? Array.of(what.isEmpty() ? Problem.missing(place, rule) : Problem.missing(place, rule, what.trim()))
                : Array.empty();
    }
}
