package io.github.terrene.carnage.rule;

import io.github.terrene.carnage.table.Purse;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/** How a game ends. */
@Internal
public final class Victory {
    private Victory() {}

    /** Ends the game if a player has enough victory points. Call it after every gain. */
    @Rule("CG-13.1")
    public static void check(Play play) {
        for (Seat seat : Players.BOTH) {
            if (play.side(seat).purse().vp() >= Purse.WINNING_VP) {
                play.end(new Outcome(seat.alone(), "CG-13.1"));
            }
        }
    }

    /** Ends the game: more victory points win, then more cards in the Pantheon; otherwise the game is drawn. */
    @Rule("CG-13.7")
    public static void count(Play play, String rule) {
        int more = vp(play, Players.SOUTH) - vp(play, Players.NORTH);
        if (more == 0) {
            more = ascended(play, Players.SOUTH) - ascended(play, Players.NORTH);
        }
        Array<Seat> winners = more == 0 ? Array.empty() : (more > 0 ? Players.SOUTH : Players.NORTH).alone();
        play.end(new Outcome(winners, rule));
    }

    private static int vp(Play play, Seat seat) {
        return play.side(seat).purse().vp();
    }

    private static int ascended(Play play, Seat seat) {
        return play.side(seat).domain().pantheon().size();
    }

    /** Ends the game if somebody conceded in a choice made by both; if both did, it is drawn. Returns whether it did. */
    @Rule({"CG-13.4", "CG-13.8"})
    public static boolean conceded(Play play, Array<Seat> seats) {
        if (seats.nonEmpty()) {
            play.end(new Outcome(
                    seats.size() == 1 ? Players.opponent(seats.head()).alone() : Array.empty(), "CG-13.4"));
        }
        return seats.nonEmpty();
    }
}
