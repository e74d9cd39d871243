package io.github.terrene.kernel.compose;

import io.github.terrene.kernel.Asked;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Shown;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A match as it is shown to one seat: the {@link MatchView} in terms of the game.
 *
 * @param seat the seat that the match is shown to
 * @param number the number of the game being played, from 1
 * @param wins the number of games won, by team
 * @param game that game as it is shown to the seat
 * @param outcome how the match ended
 * @param <A> actions
 * @param <G> what games show
 */
public record ShownMatch<A, G extends Shown<A>>(
        Seat seat, int number, Array<Integer> wins, G game, Option<Outcome> outcome) implements Shown<A> {
    @Override
    public Option<? extends Asked<A, ?>> asked() {
        return game.asked();
    }

    @Override
    public Array<?> due() {
        return game.due();
    }

    @Override
    public Object offered(A action) {
        return game.offered(action);
    }
}
