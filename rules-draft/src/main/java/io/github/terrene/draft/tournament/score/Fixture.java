package io.github.terrene.draft.tournament.score;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A game of a round, as everybody knows it. In the game itself the lower seat of the tournament is seat A, and the other is seat B.
 *
 * @param first the player at the lower seat of the tournament
 * @param second the player at the higher seat of the tournament
 * @param result how it ended; none while it is being played
 */
@Rule("TO-14.9")
public record Fixture(Seat first, Seat second, Option<Result> result) {
    /** A game of these two, in any order, that is still to be played. */
    public static Fixture of(Seat one, Seat other) {
        return one.index() < other.index()
                ? new Fixture(one, other, Option.none())
                : new Fixture(other, one, Option.none());
    }

    /** The same with that result. */
    public Fixture with(Result ended) {
        return new Fixture(first, second, Option.some(ended));
    }

    /** Who plays it, in the order of their seats in the game itself. */
    public Array<Seat> players() {
        return Array.of(first, second);
    }

    /** Whether it has ended. */
    public boolean over() {
        return result.isDefined();
    }

    /** Whether that player plays it. */
    public boolean has(Seat seat) {
        return first.equals(seat) || second.equals(seat);
    }

    /** Whether it is a game of these two players. */
    public boolean isOf(Seat one, Seat other) {
        return has(one) && has(other) && !one.equals(other);
    }

    /** Who plays against that player, who must be one of the two. */
    public Seat opponentOf(Seat seat) {
        return first.equals(seat) ? second : first;
    }

    /** The seat in the game itself of that player, who must be one of the two. */
    public Seat seatInGame(Seat seat) {
        return Seat.of(first.equals(seat) ? 0 : 1);
    }

    /** The player who sits at seat A or B of the game itself. */
    public Seat playerAt(Seat inGame) {
        return inGame.index() == 0 ? first : second;
    }

    /** The same game, lost by that player, who must be one of the two. */
    public Fixture lostBy(Seat seat) {
        return with(first.equals(seat) ? Result.SECOND : Result.FIRST);
    }

    /** Who won it; none if nobody did or it is still played. */
    public Option<Seat> winner() {
        return result.flatMap(
                ended -> ended == Result.DRAWN ? Option.none() : Option.some(ended == Result.FIRST ? first : second));
    }

    /** The half points that a player gets from it; none from a game of others. */
    int halves(Seat seat) {
        return result.isEmpty() || !has(seat) ? 0 : result.get().halves(first.equals(seat));
    }
}
