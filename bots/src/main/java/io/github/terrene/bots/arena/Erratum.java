package io.github.terrene.bots.arena;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.text.ByteOrderMark;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A number that a card has instead of the printed one.
 *
 * @param card the id of the card
 * @param part where it stands: {@code hp}, or {@code text.0.effects.1.damage}
 * @param number what stands there now
 */
public record Erratum(String card, String part, int number) {
    private static final Pattern LINE = Pattern.compile("([a-z0-9-]+)[.]([A-Za-z0-9.]+) *= *(-?[0-9]{1,6})");

    /**
     * Errata as a text lists them, one a line, such as {@code wall-archer.hp = 4}. Empty lines and lines that begin with {@code #} say nothing.
     *
     * @param name where the text is from, for people
     * @return the errata, or everything that is wrong with them
     */
    public static Either<Seq<Problem>, Array<Erratum>> read(String name, String text) {
        Array<Either<Problem, Erratum>> read = Array.of(
                        ByteOrderMark.without(text).split("\r\n|\r|\n", -1))
                .map(String::trim)
                .zipWithIndex()
                .reject(line -> line._1.isEmpty() || line._1.startsWith("#"))
                .map(line -> line(name + ", line " + (line._2 + 1), line._1));
        Array<Problem> wrong = read.filter(Either::isLeft).map(Either::getLeft);
        Array<Erratum> errata = read.filter(Either::isRight).map(Either::get);
        Array<Problem> twice = errata.groupBy(Erratum::place)
                .values()
                .toArray()
                .filter(same -> same.size() > 1)
                .map(same -> Problem.at(
                        name,
                        "errata/twice",
                        "{number} has two numbers",
                        same.head().place()));
        return wrong.isEmpty() && twice.isEmpty()
                ? Either.right(errata)
                : Either.left(Problem.capped(name, wrong.appendAll(twice)));
    }

    private static Either<Problem, Erratum> line(String place, String line) {
        Matcher parts = LINE.matcher(line);
        return parts.matches()
                ? Either.right(new Erratum(parts.group(1), parts.group(2), Integer.parseInt(parts.group(3))))
                : Either.left(Problem.at(
                        place,
                        "errata/line",
                        "\"{line}\" is no erratum: they are written like wall-archer.hp = 4",
                        line));
    }

    /** Which number of which card it is. */
    public String place() {
        return card + "." + part;
    }

    /** As a text lists it. */
    @Override
    public String toString() {
        return place() + " = " + number;
    }
}
