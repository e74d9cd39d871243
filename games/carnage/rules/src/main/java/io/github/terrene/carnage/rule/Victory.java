package io.github.terrene.carnage.rule;

import io.github.terrene.carnage.table.Purse;
import io.github.terrene.carnage.table.Table;
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
                play.end(new Outcome(seat.asList(), "CG-13.1"));
            }
        }
    }

    /** Ends the game: who is ahead wins. */
    @Rule("CG-13.7")
    public static void count(Play play, String rule) {
        play.end(new Outcome(ahead(play.table()), rule));
    }

    /** Who is ahead: more victory points, then more cards in the Pantheon; otherwise nobody. */
    @Rule("CG-13.7")
    public static Array<Seat> ahead(Table table) {
        int more = table.south().purse().vp() - table.north().purse().vp();
        if (more == 0) {
            more = table.south().domain().pantheon().size()
                    - table.north().domain().pantheon().size();
        }
        return more == 0 ? Array.empty() : (more > 0 ? Players.SOUTH : Players.NORTH).asList();
    }

    /** Ends the game if somebody conceded in a choice made by both; if both did, it is drawn. Returns whether it did. */
    @Rule({"CG-13.4", "CG-13.8"})
    public static boolean conceded(Play play, Array<Seat> seats) {
        if (seats.nonEmpty()) {
            play.end(new Outcome(
                    seats.size() == 1 ? Players.opponent(seats.head()).asList() : Array.empty(), "CG-13.4"));
        }
        return seats.nonEmpty();
    }
}
