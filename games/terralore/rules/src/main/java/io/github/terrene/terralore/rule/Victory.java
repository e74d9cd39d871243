package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.setup.DoubleKnockout;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.table.CurrentStats;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;

/** How a game ends. */
@Rule("TL-11.3")
@Internal
public final class Victory {
    private Victory() {}

    /** Ends the game if somebody has lost. Returns whether it did. */
    @Rule({"TL-11.1", "TL-11.2", "TL-11.4", "TL-4.3"})
    public static boolean check(Play play) {
        boolean south = lost(play.table(), Players.SOUTH);
        boolean north = lost(play.table(), Players.NORTH);
        if (south && north) {
            ladder(play, "TL-11.5");
        } else if (south || north) {
            Seat loser = south ? Players.SOUTH : Players.NORTH;
            String rule = play.table().castle(loser) == 0 ? "TL-11.1" : "TL-11.2";
            play.end(new Outcome(Players.opponent(loser).asList(), rule));
        }
        return south || north;
    }

    /** Whether a player has lost: the castle is destroyed, or the deck has run out. */
    public static boolean lost(Table table, Seat seat) {
        return table.castle(seat) == 0 || table.side(seat).ranOut();
    }

    /** Ends the game by the tie ladder. */
    public static void ladder(Play play, String rule) {
        play.end(new Outcome(ahead(play.table(), play.options()), rule));
    }

    /** Who wins by the tie ladder: more castle HP, then more field points; nobody if these are equal, too. */
    @Rule({"TL-11.5", "TL-11.7"})
    private static Array<Seat> ahead(Table table, Options options) {
        int more = hp(table, options, Players.SOUTH) - hp(table, options, Players.NORTH);
        if (more == 0) {
            more = CurrentStats.fieldPoints(table, Players.SOUTH) - CurrentStats.fieldPoints(table, Players.NORTH);
        }
        return more == 0 ? Array.empty() : (more > 0 ? Players.SOUTH : Players.NORTH).asList();
    }

    @Rule({"TL-11.7", "TL-11.11"})
    private static int hp(Table table, Options options, Seat seat) {
        Side side = table.side(seat);
        boolean counts = options.doubleKnockout() == DoubleKnockout.OVERKILL;
        return side.castle() > 0 || !counts ? side.castle() : -side.beyond();
    }

    /** Ends the game if somebody concedes; if both do, it is drawn. Returns whether it did. */
    @Rule("TL-11.8")
    public static boolean conceded(Play play, boolean south, boolean north) {
        if (south || north) {
            Array<Seat> winners = south && north ? Array.empty() : (south ? Players.NORTH : Players.SOUTH).asList();
            play.end(new Outcome(winners, "TL-11.8"));
        }
        return south || north;
    }
}
