package io.github.terrene.examples.terminal.draft;

import io.github.terrene.draft.tournament.score.Points;
import io.github.terrene.draft.tournament.score.Progress;
import io.github.terrene.draft.tournament.score.Standing;
import io.github.terrene.draft.tournament.score.Standings;
import io.github.terrene.examples.terminal.cast.Names;
import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Who stands where.
 *
 * @param paper where to
 * @param cast the players
 */
record StandingsPage(Paper paper, PlayerNames cast) {
    private static final String LEFT = ", left";

    /** One line between two rounds: "After round 1: Ada and Ben 1 point; Cleo and Dora 0 points". */
    void soFar(Progress progress) {
        String groups = Standings.of(progress)
                .reject(Standing::left)
                .groupBy(Standing::points)
                .toArray()
                .sortBy(group -> -group._1.halves())
                .map(group ->
                        counted(group._1) + ": " + Names.list(group._2.map(standing -> cast.name(standing.seat()))))
                .mkString("; ");
        paper.wrapped(
                "  ", "  ", paper.paint(Ink.FAINT, "After round " + progress.roundNumber() + ", ") + groups + ".");
    }

    /** The table at the end. */
    void table(Progress progress) {
        Array<Standing> standings = Standings.of(progress);
        boolean tied = standings.exists(standing -> standing.won() > 0);
        boolean byes = standings.exists(standing -> standing.byes() > 0);
        Array<String> heads = Array.of("Points", "Opponents' points")
                .appendAll(Option.when(tied, "Tied"))
                .appendAll(Option.when(byes, "Byes"));
        int widest = standings.map(each -> Paper.width(player(each))).max().getOrElse(0);
        paper.line(paper.paint(Ink.FAINT, row("Rank", Paper.left("Player", widest), heads, heads)));
        for (Standing each : standings) {
            Array<String> cells = Array.of(
                            aligned(each.points(), standings.map(Standing::points)),
                            aligned(each.opponents(), standings.map(Standing::opponents)))
                    .appendAll(Option.when(tied, () -> seldom(each.won())))
                    .appendAll(Option.when(byes, () -> seldom(each.byes())));
            String row =
                    row(each.rank() + ".", Paper.left(player(each), Math.max(widest, "Player".length())), cells, heads);
            paper.line(each.rank() == 1 && !each.left() ? paper.paint(Ink.STRONG, row) : row);
        }
        if (tied) {
            paper.line(paper.paint(Ink.FAINT, "  Tied: games won against those with the same two numbers."));
        }
    }

    private String player(Standing standing) {
        return cast.name(standing.seat()) + (standing.left() ? LEFT : "");
    }

    private static String seldom(int number) {
        return number == 0 ? "" : String.valueOf(number);
    }

    private static String row(String rank, String player, Array<String> cells, Array<String> heads) {
        String row = Paper.right(rank, 6) + "  " + player
                + cells.zipWith(heads, (cell, head) -> "  " + Paper.right(cell, head.length()))
                        .mkString();
        return row.stripTrailing();
    }

    /** Whole points stand above whole points, if there are halves, too. */
    private static String aligned(Points points, Array<Points> column) {
        boolean whole = points.halves() % 2 == 0;
        return points + (whole && column.exists(other -> other.halves() % 2 != 0) ? " " : "");
    }

    /** "½ point", "1 point", "1½ points". */
    static String counted(Points points) {
        return points + (points.halves() > 0 && points.halves() <= 2 ? " point" : " points");
    }
}
