package io.github.terrene.kernel.compose;

import io.github.terrene.kernel.Asked;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Shown;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What a {@link MatchView} tells, in the words of the game.
 *
 * @param seat whose eyes it is for
 * @param number the number of the game being played, from 1
 * @param wins games won, by team
 * @param game what is shown of that game
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
