package io.github.terrene.examples.terminal;

import io.github.terrene.examples.terminal.told.MatchStage;
import io.github.terrene.examples.terminal.told.Narration;
import io.github.terrene.examples.terminal.told.Stage;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.compose.BestOfThree;
import io.github.terrene.kernel.compose.Match;
import io.github.terrene.kernel.compose.MatchEvent;
import io.github.terrene.kernel.compose.MatchView;
import io.github.terrene.kernel.play.Agent;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * A game, or a match of its games, that is played with ready decks: what the program must know of it.
 *
 * @param brief what the game is called on the command line, and how it is asked for
 * @param rules its rules
 * @param seating who sits where
 * @param decks its ready decks
 * @param bots who plays a seat where no person does
 * @param stage where it is told
 * @param <C> configurations
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 */
record Contest<C, S, A, E, V>(
        Brief brief,
        Rules<C, S, A, E, V> rules,
        Function<C, Seating> seating,
        DeckBox<C, ?> decks,
        BiFunction<C, Seat, Agent<V, A, E>> bots,
        Function<C, ? extends Stage<S, A, E>> stage) {
    /** The kind of a single game. */
    static final String GAME = "game";

    /** Of how many games a match is the best. */
    static final int BEST_OF = 3;

    /**
     * What is played.
     *
     * @param game the game's name on the command line
     * @param kind the key of what it is: game, match, draft
     * @param options the options that ask for it
     */
    record Brief(String game, String kind, String options) {}

    /** A game for two, or a match of them, where all bots are alike. */
    static <C, S, T, A, E, V> Contest<?, ?, ?, ?, ?> of(
            Brief brief,
            Rules<C, S, A, E, V> rules,
            BestOfThree<C, S, A, E, V, T> matches,
            DeckBox<C, ?> decks,
            Supplier<Agent<V, A, E>> bot,
            Narration<S, A, E, V> stage) {
        BiFunction<C, Seat, Agent<V, A, E>> bots = (config, seat) -> bot.get();
        return brief.kind().equals(GAME)
                ? new Contest<>(brief, rules, config -> Seating.FACING, decks, bots, config -> stage)
                : match(brief, matches, Seating.FACING, decks, bots, config -> stage);
    }

    /** A match of games: played by the same bots with the same decks. */
    static <C, S, T, A, E, V> Contest<C, Match<C, S>, A, MatchEvent<E, T>, MatchView<V>> match(
            Brief brief,
            BestOfThree<C, S, A, E, V, T> rules,
            Seating seating,
            DeckBox<C, ?> decks,
            BiFunction<C, Seat, Agent<V, A, E>> bots,
            Function<C, Narration<S, A, E, V>> stage) {
        return new Contest<>(
                brief,
                rules,
                config -> seating,
                decks,
                (config, seat) -> BestOfThree.agent(() -> bots.apply(config, seat)),
                config -> new MatchStage<>(rules, stage.apply(config)));
    }
}
