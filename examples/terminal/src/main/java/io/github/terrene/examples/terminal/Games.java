package io.github.terrene.examples.terminal;

import io.github.terrene.kernel.Problem;
import io.github.terrene.odyssey.setup.Edition;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.function.Function;

/** The games that can be played. */
enum Games {
    /** Terrene Odyssey, best of three. */
    ODYSSEY(OdysseyGame::contest, Array.of(OdysseyGame.DUEL, "2v2"), Contest.BEST_OF),
    /** Terralore. */
    TERRALORE(TerraloreGame::contest, Array.of(OdysseyGame.DUEL), 1, Contest.BEST_OF),
    /** Hobe. */
    HOBE(HobeGame::contest, Array.of(OdysseyGame.DUEL), 1, Contest.BEST_OF),
    /** Carnage. */
    CARNAGE(CarnageGame::contest, Array.of(OdysseyGame.DUEL), 1, Contest.BEST_OF),
    /** Random Encounter: a draft of Terrene Odyssey, and a tournament with the decks. */
    DRAFT(DraftGame::contest, Array.of(OdysseyGame.DUEL), 1);

    private final Function<Wish, Either<Seq<Problem>, Contest<?, ?, ?, ?, ?>>> contests;
    private final Array<String> formats;
    private final Array<Integer> bestOf;

    Games(
            Function<Wish, Either<Seq<Problem>, Contest<?, ?, ?, ?, ?>>> contests,
            Array<String> formats,
            Integer... bestOf) {
        this.contests = contests;
        this.formats = formats;
        this.bestOf = Array.of(bestOf);
    }

    /** What it is called on the command line. */
    String option() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The name of its language files. */
    String words() {
        return this == ODYSSEY || this == DRAFT ? "terrene-odyssey" : option();
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
    Either<Seq<Problem>, Contest<?, ?, ?, ?, ?>> contest(Wish wish) {
        return contests.apply(wish);
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
        return wishes().iterator().flatMap(this::contest).find(contest -> ReplayFile.isOf(contest.rules(), replay));
    }

    private Array<Wish> wishes() {
        return bestOf.flatMap(games -> formats.map(
                format -> new Wish(games, Option.none(), format, Edition.RULEBOOK, Wish.PLAYERS, Wish.LEVEL)));
    }
}
