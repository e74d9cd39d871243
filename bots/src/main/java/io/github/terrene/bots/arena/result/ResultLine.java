package io.github.terrene.bots.arena.result;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Excerpt;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** A result as a line of a results file. */
public final class ResultLine {
    /** The first line of each file: the names of the columns. */
    public static final String HEADER =
            "number,game,one,other,seat,agents,decks,tournament,seed,points,first_won,turns,decisions,ending";

    private static final int COLUMNS = HEADER.split(",").length;
    private static final String BETWEEN = "|";

    private ResultLine() {}

    /** The line, without its end. */
    public static String of(GameResult result) {
        Fixture fixture = result.fixture();
        return Csv.line(Array.of(
                "" + fixture.number(),
                fixture.game(),
                fixture.one(),
                fixture.other(),
                fixture.seat().toString(),
                fixture.agents().mkString(BETWEEN),
                fixture.decks().mkString(BETWEEN),
                "" + fixture.tournament(),
                "" + fixture.seed(),
                points(result.points()),
                result.firstWon().map(first -> first ? "yes" : "no").getOrElse(""),
                "" + result.turns(),
                "" + result.decisions(),
                result.ending()));
    }

    private static String points(double points) {
        return points == 0.5 ? "0.5" : "" + Math.round(points);
    }

    /**
     * What a line says.
     *
     * @param place where the line is, for people
     * @return the result, or what is wrong with the line
     */
    public static Either<Seq<Problem>, GameResult> read(String place, String line) {
        Array<String> cells = Csv.cells(line);
        try {
            return cells.size() == COLUMNS && Excerpt.isPlain(line)
                    ? Either.right(result(cells))
                    : Either.left(wrong(place, line));
        } catch (IllegalArgumentException unreadable) {
            return Either.left(wrong(place, line));
        }
    }

    private static Seq<Problem> wrong(String place, String line) {
        return Array.of(Problem.at(place, "results/line", "\"{line}\" is not a result of a game", Excerpt.plain(line)));
    }

    private static GameResult result(Array<String> cells) {
        Fixture fixture = new Fixture(
                number(cells.get(0)),
                cells.get(1),
                cells.get(2),
                cells.get(3),
                Seat.of(oneOf(cells.get(4), "A", "B")),
                listed(cells.get(5)),
                listed(cells.get(6)),
                Long.parseLong(cells.get(7)),
                Long.parseLong(cells.get(8)));
        return new GameResult(
                fixture,
                oneOf(cells.get(9), "0", "0.5", "1") / 2.0,
                Option.when(!cells.get(10).isEmpty(), () -> oneOf(cells.get(10), "no", "yes") == 1),
                number(cells.get(11)),
                number(cells.get(12)),
                cells.get(13));
    }

    private static int number(String text) {
        int number = Integer.parseInt(text);
        if (number < 0) {
            throw new IllegalArgumentException(text);
        }
        return number;
    }

    /** The place of a text among the allowed ones. */
    private static int oneOf(String text, String... allowed) {
        int place = Array.of(allowed).indexOf(text);
        if (place < 0) {
            throw new IllegalArgumentException(text);
        }
        return place;
    }

    private static Array<String> listed(String text) {
        return text.isEmpty() ? Array.empty() : Array.of(text.split("\\|"));
    }
}
