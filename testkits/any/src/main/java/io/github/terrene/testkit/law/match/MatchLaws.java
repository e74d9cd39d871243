package io.github.terrene.testkit.law.match;

import io.github.terrene.kernel.TableEvent;
import io.github.terrene.kernel.compose.Match;
import io.github.terrene.kernel.compose.MatchEvent;
import io.github.terrene.kernel.compose.MatchView;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.Reach;
import io.github.terrene.testkit.law.game.AllLaws;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

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

    /** By counting: a law that never sees a second game says little about matches. */
    @Property(tries = 100, seed = "2015")
    default void walksReachFurtherGamesAndTheEndOfMatches(@ForAll("walks") Walk<M> walk) {
        Playthrough<M, Match<M, S>, A, MatchEvent<E, T>> played = specimen().playthrough(walk);
        Reach.atLeast(20, "a second game", Reach.state(played, match -> match.number() > 1));
        Reach.atLeast(
                5,
                "the end of a match",
                Reach.state(played, match -> match.outcome().isDefined()));
    }
}
