package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import java.util.Arrays;
import java.util.function.Predicate;

/** Computes the order around the table, and the final ranks. */
final class Turns {
    private Turns() {}

    /**
     * The players at that many places, beginning that many places after one of them. Players who left the game keep their places but are
     * skipped.
     */
    @Rule("TO-10.13")
    static Array<Seat> from(Array<Seat> order, Predicate<Seat> plays, Seat seat, int behind, int places) {
        if (places == 1) {
            return order.get((order.indexOf(seat) + behind) % order.size()).asList();
        }
        Seat[] around = new Seat[places];
        int first = order.indexOf(seat) + behind;
        int found = 0;
        for (int i = 0; i < places; i++) {
            Seat next = order.get((first + i) % order.size());
            if (plays.test(next)) {
                around[found++] = next;
            }
        }
        return Array.of(found == places ? around : Arrays.copyOf(around, found));
    }

    /** The players by rank: those who won, those who stayed to the end, then those who left, the last to leave first. */
    @Rule("TO-10.13")
    static Array<Array<Seat>> ranks(Array<Seat> order, Array<Team> teams, Array<Seat> winners) {
        Array<Team> out = teams.filter(Team::left);
        Array<Seat> others = order.reject(seat -> winners.contains(seat) || out.exists(team -> team.has(seat)))
                .sorted();
        return out.map(Team::seats).prepend(others).prepend(winners).filter(Array::nonEmpty);
    }
}
