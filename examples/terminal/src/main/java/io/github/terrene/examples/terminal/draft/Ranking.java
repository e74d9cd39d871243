package io.github.terrene.examples.terminal.draft;

import io.github.terrene.draft.tournament.score.Points;
import io.github.terrene.draft.tournament.score.Progress;
import io.github.terrene.draft.tournament.score.Standing;
import io.github.terrene.draft.tournament.score.Standings;
import io.github.terrene.examples.terminal.cast.Voice;
import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Who stands where.
 *
 * @param voice what things are called
 */
record Ranking(Voice voice) {
    /** Draws it as a table. */
    void draw(Progress progress) {
        Array<Standing> standings = Standings.of(progress);
        boolean tied = standings.exists(standing -> standing.won() > 0);
        boolean byes = standings.exists(standing -> standing.byes() > 0);
        Array<String> heads = Array.of("points", "opponents")
                .appendAll(Option.when(tied, "won"))
                .appendAll(Option.when(byes, "byes"))
                .map(this::word);
        int widest = standings
                .map(each -> Paper.width(player(each)))
                .append(word("seat").length())
                .max()
                .get();
        paper().line(paper().paint(Ink.FAINT, row(word("rank"), Paper.left(word("seat"), widest), heads, heads)));
        for (Standing each : standings) {
            Array<String> cells = Array.of(
                            aligned(each.points(), standings.map(Standing::points)),
                            aligned(each.opponents(), standings.map(Standing::opponents)))
                    .appendAll(Option.when(tied, () -> seldom(each.won())))
                    .appendAll(Option.when(byes, () -> seldom(each.byes())));
            String row = row(each.rank() + ".", Paper.left(player(each), widest), cells, heads);
            paper().line(each.rank() == 1 && !each.left() ? paper().paint(Ink.STRONG, row) : row);
        }
    }

    private Paper paper() {
        return voice.paper();
    }

    private String word(String column) {
        return voice.word("Standing." + column);
    }

    private String player(Standing standing) {
        return voice.cast().name(standing.seat()) + (standing.left() ? ", " + word("left") : "");
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
}
