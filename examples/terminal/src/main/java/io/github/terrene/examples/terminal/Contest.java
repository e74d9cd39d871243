package io.github.terrene.examples.terminal;

import io.github.terrene.examples.shelf.DraftGame;
import io.github.terrene.examples.terminal.draft.EncounterStage;
import io.github.terrene.examples.terminal.told.MatchStage;
import io.github.terrene.examples.terminal.told.Narration;
import io.github.terrene.examples.terminal.told.Stage;
import io.github.terrene.kernel.Rules;
import io.github.terrene.shelf.Game;
import io.github.terrene.shelf.Matches;
import io.github.terrene.shelf.ReadyGame;
import java.util.function.Function;

/**
 * A game, a match or a draft, and how it is told.
 *
 * @param wanted how it was asked for
 * @param game what is played
 * @param seating who sits where
 * @param stage where it is told
 * @param <C> configurations
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 */
record Contest<C, S, A, E, V>(
        Wanted wanted,
        Game<C, S, A, E, V> game,
        Function<C, Seating> seating,
        Function<C, ? extends Stage<S, A, E>> stage) {
    /** A game that was found, or a match of it. */
    static <C, S, A, E, V> Contest<?, ?, ?, ?, ?> of(ReadyGame<C, S, A, E, V> ready, Wanted wanted) {
        return wanted.bestOf() == 1 || ready.matches().isEmpty()
                ? new Contest<>(wanted, ready.game(), config -> seating(ready, wanted), told(ready))
                : of(ready, ready.matches().get(), wanted);
    }

    private static <C, G, S, A, E, V, T> Contest<?, ?, ?, ?, ?> of(
            ReadyGame<G, S, A, E, V> ready, Matches<C, G, S, A, E, V, T> matches, Wanted wanted) {
        return new Contest<>(
                wanted,
                matches.of(ready.game()),
                config -> seating(ready, wanted),
                config -> new MatchStage<>(
                        matches.rules(), told(ready).apply(matches.inGame().apply(config))));
    }

    private static Seating seating(ReadyGame<?, ?, ?, ?, ?> ready, Wanted wanted) {
        int players = ready.game().players();
        return wanted.game().game().inArenas()
                ? Seating.sides(players, wanted.game().players())
                : Seating.each(players, wanted.game().players());
    }

    private static <C, S, A, E, V> Function<C, Narration<S, A, E, V>> told(ReadyGame<C, S, A, E, V> ready) {
        return config -> new Narration<>(
                ready.game().rules(),
                ready.game().cards(),
                ready.turns(),
                view -> ready.game().suggested().apply(config, view));
    }

    /** A draft and its tournament. */
    static Contest<?, ?, ?, ?, ?> of(DraftGame draft, Wanted wanted) {
        return new Contest<>(
                wanted,
                draft.game(),
                config -> Seating.each(config.players(), wanted.game().players()),
                config -> new EncounterStage(
                        draft.rules(),
                        draft.game().cards(),
                        view -> draft.game().suggested().apply(config, view)));
    }

    Rules<C, S, A, E, V> rules() {
        return game.rules();
    }
}
