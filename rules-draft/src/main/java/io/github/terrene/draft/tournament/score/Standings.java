package io.github.terrene.draft.tournament.score;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import java.util.Comparator;

/**
 * The order of the players: by points, then by the points of their opponents, then by games won against all who are still tied. Players who
 * left come after all others, in the same order among themselves.
 */
@Rule({"TO-14.12", "TO-14.16"})
public final class Standings {
    private static final Comparator<Standing> BY_POINTS = Comparator.comparing(Standing::points)
            .thenComparing(Standing::opponents)
            .reversed();
    private static final Comparator<Standing> ORDER =
            BY_POINTS.thenComparing(Standing::won, Comparator.reverseOrder()).thenComparing(Standing::seat);

    private Standings() {}

    /** The standings, the best player first; those who share a rank ascending by seat. During a tournament, these are the standings so far. */
    public static Array<Standing> of(Progress progress) {
        Array<Standing> staying = ranked(progress, progress.remaining(), 1);
        return staying.appendAll(ranked(progress, progress.left(), 1 + staying.size()));
    }

    /** The players who have the first rank and have not left, ascending by seat. */
    public static Array<Seat> winners(Progress progress) {
        return of(progress)
                .filter(standing -> standing.rank() == 1 && !standing.left())
                .map(Standing::seat);
    }

    private static Array<Standing> ranked(Progress progress, Array<Seat> seats, int from) {
        Array<Standing> untied = seats.map(seat -> new Standing(
                0,
                seat,
                progress.points(seat),
                opponents(progress, seat),
                0,
                progress.byes(seat),
                progress.isGone(seat)));
        Array<Standing> ordered = untied.map(each -> each.withWon(won(
                        progress,
                        each.seat(),
                        untied.filter(other -> BY_POINTS.compare(each, other) == 0)
                                .map(Standing::seat))))
                .sorted(ORDER);
        return ordered.map(each -> each.withRank(from + ordered.count(other -> isBetter(other, each))));
    }

    private static boolean isBetter(Standing one, Standing other) {
        int byPoints = BY_POINTS.compare(one, other);
        return byPoints < 0 || byPoints == 0 && one.won() > other.won();
    }

    /** The points of all opponents as they are now, with their own byes. */
    private static Points opponents(Progress progress, Seat seat) {
        return new Points(progress.gamesOf(seat)
                .map(game -> progress.halves(game.opponentOf(seat)))
                .sum()
                .intValue());
    }

    /** Games won against all who are tied with that player, counted once. */
    private static int won(Progress progress, Seat seat, Array<Seat> tied) {
        return progress.gamesOf(seat)
                .count(game -> game.winner().contains(seat) && tied.contains(game.opponentOf(seat)));
    }
}
