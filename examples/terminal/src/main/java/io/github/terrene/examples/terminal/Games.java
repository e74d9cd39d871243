package io.github.terrene.examples.terminal;

import io.github.terrene.examples.shelf.Shelf;
import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.function.Function;

/** The games that can be played. */
enum Games {
    /** Terrene Odyssey, best of three: players are called as their decks are. */
    ODYSSEY(Games::ready, Array.empty(), Array.of(Games.DUEL, "2v2"), Games.BEST_OF),
    /** Terralore. */
    TERRALORE(Games::ready, Seating.FACING, Array.of(Games.DUEL), 1, Games.BEST_OF),
    /** Hobe. */
    HOBE(Games::ready, Seating.FACING, Array.of(Games.DUEL), 1, Games.BEST_OF),
    /** Carnage. */
    CARNAGE(Games::ready, Seating.FACING, Array.of(Games.DUEL), 1, Games.BEST_OF),
    /** Random Encounter: a draft of Terrene Odyssey, and a tournament with the decks. Each name begins with the letter of the seat. */
    DRAFT(
            Games::draft,
            Array.of("Ada", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gwen", "Hugo", "Iris", "Jonas", "Kira", "Lou"),
            Array.of(Games.DUEL),
            1);

    private static final String DUEL = "duel";
    /** Of how many games a match is the best. */
    private static final int BEST_OF = 3;

    private final Function<Wanted, Either<Seq<Problem>, Contest<?, ?, ?, ?, ?>>> contests;
    private final Array<String> players;
    private final Array<String> formats;
    private final Array<Integer> bestOf;

    Games(
            Function<Wanted, Either<Seq<Problem>, Contest<?, ?, ?, ?, ?>>> contests,
            Array<String> players,
            Array<String> formats,
            Integer... bestOf) {
        this.contests = contests;
        this.players = players;
        this.formats = formats;
        this.bestOf = Array.of(bestOf);
    }

    private static Either<Seq<Problem>, Contest<?, ?, ?, ?, ?>> ready(Wanted wanted) {
        String format = wanted.format().equals(DUEL) ? "" : "-" + wanted.format();
        return Shelf.ready(wanted.game().option() + format, wanted.wish()).map(game -> Contest.of(game, wanted));
    }

    private static Either<Seq<Problem>, Contest<?, ?, ?, ?, ?>> draft(Wanted wanted) {
        return Shelf.draft(wanted.wish()).map(game -> Contest.of(game, wanted));
    }

    /** What it is called on the command line. */
    String option() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The name of its language files. */
    String words() {
        return this == ODYSSEY || this == DRAFT ? "terrene-odyssey" : option();
    }

    /** What the players are called, by seat; none if they are called as their decks are. */
    Array<String> players() {
        return players;
    }

    /** How many may play, by the names of the formats; the first is the default. */
    Array<String> formats() {
        return formats;
    }

    /** Of how many games a match may be the best; the first is the default. */
    Array<Integer> bestOf() {
        return bestOf;
    }

    /** What is played if it is wished so, or what is wrong with the cards. */
    Either<Seq<Problem>, Contest<?, ?, ?, ?, ?>> contest(Wanted wanted) {
        return contests.apply(wanted);
    }

    /** What a replay is of, by its text; of any game. */
    static Option<Contest<?, ?, ?, ?, ?>> recorded(String replay) {
        return Array.of(values())
                .iterator()
                .flatMap(game -> game.played(replay))
                .headOption();
    }

    /** What a replay is of, if it is one of this game. */
    Option<Contest<?, ?, ?, ?, ?>> played(String replay) {
        return bestOf.flatMap(games -> formats.map(format -> Wanted.recorded(this, games, format)))
                .iterator()
                .flatMap(this::contest)
                .find(contest -> ReplayFile.isOf(contest.rules(), replay));
    }
}
