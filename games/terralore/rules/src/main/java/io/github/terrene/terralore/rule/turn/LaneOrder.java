package io.github.terrene.terralore.rule.turn;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.event.DiceRolled;
import io.github.terrene.terralore.event.OrderFixed;
import io.github.terrene.terralore.event.OrderFixed.Trailing;
import io.github.terrene.terralore.rule.Play;
import io.github.terrene.terralore.table.CurrentStats;
import io.github.terrene.terralore.table.Table;

/** The order in which the lanes are revealed. */
@Rule({"TL-7.2", "TL-7.3", "TL-7.4", "TL-7.5"})
final class LaneOrder {
    private static final int PIPS = 6;

    private LaneOrder() {}

    /** Fixes the order for the turn. */
    static void fix(Play play) {
        play.emit(play.table().turn() == 1 ? rolled(play) : trailing(play));
    }

    /** The player with fewer HP; with equal HP, with fewer field points; otherwise the winner of the roll. */
    private static OrderFixed trailing(Play play) {
        Table table = play.table();
        int castles = table.castle(Players.SOUTH) - table.castle(Players.NORTH);
        if (castles != 0) {
            return new OrderFixed(weaker(castles), Trailing.CASTLE);
        }
        int fields = CurrentStats.fieldPoints(table, Players.SOUTH) - CurrentStats.fieldPoints(table, Players.NORTH);
        return fields == 0 ? rolled(play) : new OrderFixed(weaker(fields), Trailing.FIELD);
    }

    private static Seat weaker(int more) {
        return more < 0 ? Players.SOUTH : Players.NORTH;
    }

    private static OrderFixed rolled(Play play) {
        return new OrderFixed(roll(play), Trailing.ROLL);
    }

    /** Rolls six-sided dice, again if they are equal; the winner goes first. */
    @Rule({"TL-7.3", "TL-7.7"})
    private static Seat roll(Play play) {
        int south = 0;
        int north = 0;
        while (south == north) {
            south = 1 + play.dice().below(PIPS);
            north = 1 + play.dice().below(PIPS);
            play.emit(new DiceRolled(south, north));
        }
        return south > north ? Players.SOUTH : Players.NORTH;
    }
}
