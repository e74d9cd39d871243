package io.github.terrene.odyssey.rule.turn;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.Team;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** Checks whether a team has lost. */
@Internal
public final class Victory {
    private Victory() {}

    /** Whether a team has lost; if so, the game is now over or the losing teams have left it. */
    @Rule({"TO-10.4", "TO-10.9"})
    public static boolean check(Play play) {
        Array<Team> teams = play.table().teams();
        boolean somebodyLost = false;
        for (int i = 0; i < teams.size(); i++) {
            somebodyLost |= lost(play, teams.get(i)) != null;
        }
        if (somebodyLost) {
            Array<Team> losing = teams.filter(team -> lost(play, team) != null);
            lose(
                    play,
                    losing,
                    losing.flatMap(team -> Option.of(lost(play, team))).min().get());
        }
        return somebodyLost;
    }

    private static @Nullable String lost(Play play, Team team) {
        return team.left() ? null : play.book().lost(play.table(), team);
    }

    /** Those teams lose together: they leave the game, or it is over if fewer than two others are left. */
    @Rule({"TO-10.3", "TO-10.5", "TO-10.9"})
    static void lose(Play play, Array<Team> losing, String rule) {
        Array<Team> staying = play.table().teams().reject(team -> team.left() || losing.contains(team));
        if (staying.size() > 1) {
            Leaving.leave(play, seats(losing), rule);
        } else {
            play.end(new Outcome(seats(staying), staying.isEmpty() ? "TO-10.5" : rule));
        }
    }

    private static Array<Seat> seats(Array<Team> teams) {
        return teams.flatMap(Team::seats).sorted();
    }

    /** The printed ways to lose: no HP, or no Character. Who cannot lose by having none yet keeps the team in, too. */
    @Rule({"TO-10.1", "TO-10.2", "TO-13.4", "TO-14.14"})
    public static @Nullable String printed(Table table, Team team) {
        if (team.hp() == 0) {
            return "TO-10.1";
        }
        Array<Seat> seats = team.seats();
        for (int i = 0; i < seats.size(); i++) {
            Side side = table.side(seats.get(i));
            if (!side.members().isEmpty() || side.spared()) {
                return null;
            }
        }
        return "TO-10.2";
    }
}
