package io.github.terrene.testkit.law.match;

import io.github.terrene.kernel.compose.Match;
import io.github.terrene.kernel.compose.MatchEvent;
import io.github.terrene.kernel.compose.MatchView;
import io.github.terrene.testkit.law.Tables;

/**
 * The table of the game that is played in a match.
 *
 * @param games how the events of a game make its table
 */
public record MatchTables<C, S, E, V, T>(Tables<S, E, V, T> games)
        implements Tables<Match<C, S>, MatchEvent<E, T>, MatchView<V>, T> {
    @Override
    public T of(Match<C, S> match) {
        return games.of(match.game());
    }

    @Override
    public T seenIn(MatchView<V> view) {
        return games.seenIn(view.game());
    }

    @Override
    public T after(T table, MatchEvent<E, T> event) {
        return event instanceof MatchEvent.GameBegan<E, T> began
                ? began.table()
                : event.inGame().foldLeft(table, games::after);
    }
}
