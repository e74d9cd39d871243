package io.github.terrene.examples.terminal;

import io.github.terrene.examples.shelf.DraftGame;
import io.github.terrene.examples.shelf.Game;
import io.github.terrene.examples.shelf.Matches;
import io.github.terrene.examples.shelf.ReadyGame;
import io.github.terrene.examples.terminal.draft.EncounterStage;
import io.github.terrene.examples.terminal.told.MatchStage;
import io.github.terrene.examples.terminal.told.Narration;
import io.github.terrene.examples.terminal.told.Stage;
import io.github.terrene.kernel.Rules;
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
    /** A game with ready decks, or a match of it. */
    static <C, G, S, A, E, V, T> Contest<?, ?, ?, ?, ?> of(ReadyGame<C, G, S, A, E, V, T> ready, Wanted wanted) {
        Seating seating = Seating.sides(ready.players(), wanted.game().players());
        Function<G, Narration<S, A, E, V>> game = config -> new Narration<>(
                ready.rules(),
                ready.cards(),
                ready.turns(),
                view -> ready.game().suggested().apply(config, view));
        Matches<C, G, S, A, E, V, T> matches = ready.matches();
        return wanted.bestOf() == 1
                ? new Contest<>(wanted, ready.game(), config -> seating, game)
                : new Contest<>(
                        wanted,
                        ready.match(),
                        config -> seating,
                        config -> new MatchStage<>(
                                matches.rules(), game.apply(matches.game().apply(config))));
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
