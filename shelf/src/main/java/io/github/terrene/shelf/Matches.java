package io.github.terrene.shelf;

import io.github.terrene.kernel.compose.BestOfThree;
import io.github.terrene.kernel.compose.Match;
import io.github.terrene.kernel.compose.MatchEvent;
import io.github.terrene.kernel.compose.MatchView;
import java.util.function.Function;

/**
 * Matches of a game.
 *
 * @param rules their rules
 * @param config how the match is configured whose games are configured like this one
 * @param inGame how the games of a match are configured
 * @param <C> configurations of matches
 * @param <G> configurations of games
 * @param <S> states of games
 * @param <A> actions
 * @param <E> events of games
 * @param <V> views of games
 * @param <T> tables
 */
public record Matches<C, G, S, A, E, V, T>(
        BestOfThree<C, S, A, E, V, T> rules, Function<G, C> config, Function<C, G> inGame) {
    /** Matches that are configured as their games are. */
    public static <C, S, A, E, V, T> Matches<C, C, S, A, E, V, T> alike(BestOfThree<C, S, A, E, V, T> rules) {
        return new Matches<>(rules, config -> config, config -> config);
    }

    /** Matches of that game, with the same decks, cards and bots. */
    public Game<C, Match<C, S>, A, MatchEvent<E, T>, MatchView<V>> of(Game<G, S, A, E, V> game) {
        return new Game<>(
                game.id(),
                game.title(),
                game.artifact(),
                rules,
                game.players(),
                game.decks().as(config, inGame),
                (match, seat, level, nanos) ->
                        BestOfThree.agent(() -> game.bots().bot(inGame.apply(match), seat, level, nanos)),
                (match, view) -> game.suggested().apply(inGame.apply(match), view.game()),
                game.cards());
    }
}
