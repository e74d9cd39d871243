package io.github.terrene.testkit.law;

import io.github.terrene.kernel.TableEvent;
import io.github.terrene.kernel.compose.Match;
import io.github.terrene.kernel.compose.MatchEvent;
import io.github.terrene.kernel.compose.MatchView;

/**
 * All laws of the kernel, for matches.
 *
 * @param <M> configurations of matches
 * @param <S> states of games
 * @param <A> actions
 * @param <E> events of games
 * @param <V> views of games
 * @param <T> tables
 */
public interface MatchLaws<M, S, A, E extends TableEvent<T>, V, T>
        extends AllLaws<M, Match<M, S>, A, MatchEvent<E, T>, MatchView<V>> {
    @Override
    MatchSpecimen<M, ?, S, A, E, V, T> specimen();
}
