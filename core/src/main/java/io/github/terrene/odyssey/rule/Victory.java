package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.Team;
import io.vavr.collection.Array;

/** Looks whether somebody has lost. */
final class Victory {
    private Victory() {}

    /** Ends the game if a team has lost, and says whether it is over. */
    @Rule({"TO-10.4", "TO-10.5"})
    static boolean check(Play play) {
        Array<Team> teams = play.table().teams();
        boolean somebodyLost = false;
        for (int i = 0; i < teams.size(); i++) {
            somebodyLost |= lost(play.table(), teams.get(i));
        }
        if (somebodyLost) {
            Array<Team> left = teams.reject(team -> lost(play.table(), team));
            end(play, left);
        }
        return somebodyLost;
    }

    private static void end(Play play, Array<Team> left) {
        Array<Seat> winners = left.flatMap(Team::seats).sorted();
        String rule = winners.isEmpty() ? "TO-10.5" : rule(play.table());
        play.end(new Outcome(winners, rule));
    }

    private static String rule(Table table) {
        return table.teams().exists(team -> team.hp() == 0) ? "TO-10.1" : "TO-10.2";
    }

    @Rule({"TO-10.1", "TO-10.2", "TO-13.4"})
    private static boolean lost(Table table, Team team) {
        if (team.hp() == 0) {
            return true;
        }
        Array<Seat> seats = team.seats();
        for (int i = 0; i < seats.size(); i++) {
            if (!table.side(seats.get(i)).members().isEmpty()) {
                return false;
            }
        }
        return true;
    }
}
