package io.github.terrene.bots.arena.tune;

import io.github.terrene.bots.arena.CardNumber;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.text.ByteOrderMark;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which numbers on cards may change, and how far.
 *
 * <pre>
 * # Points go by fives, and not far from what is printed.
 * *.hp by 5 within 10 from 5 to 60
 * *.damage by 5 from 5 to 40
 * # This card was printed by the publisher.
 * ethan-the-resilient.* stays
 * </pre>
 *
 * <p>Each line says which numbers it is about: a card and a part of it, in which a star stands for anything. Of several lines about a number the last
 * holds. A number that no line is about stays, and so does one that is not in its range as it is printed: a card without points gets none.
 *
 * @param lines what is said, in order
 */
public record Leeway(Array<Line> lines) {
    private static final Pattern STAYS = Pattern.compile("(\\S+) +stays");
    private static final Pattern CHANGES = Pattern.compile(
            "(\\S+) +by +([0-9]{1,6})(?: +within +([0-9]{1,6}))?(?: +from +(-?[0-9]{1,6}) +to +(-?[0-9]{1,6}))?");

    /** Further than any number goes. */
    private static final int ANYWHERE = 1_000_000;

    /**
     * What is said of some numbers.
     *
     * @param which a card and a part of it, with stars
     * @param step how far one step goes; 0 if they stay
     * @param within how far they may be from what is printed
     * @param least the least that they may be
     * @param most the most that they may be
     */
    public record Line(String which, int step, int within, int least, int most) {
        private boolean isAbout(CardNumber number) {
            String pattern =
                    Array.of(which.split("[*]", -1)).map(Pattern::quote).mkString(".*");
            return number.place().matches(pattern);
        }

        private Option<Dial> dial(CardNumber number) {
            int printed = number.number();
            return Option.when(
                    step > 0 && least <= printed && printed <= most,
                    () -> new Dial(number, step, Math.max(least, printed - within), Math.min(most, printed + within)));
        }

        private boolean sensible() {
            return step > 0 && step <= within && least < most;
        }
    }

    /**
     * What a text says.
     *
     * @param name where the text is from, for people
     * @return what may change, or everything that is wrong with the text
     */
    public static Either<Seq<Problem>, Leeway> read(String name, String text) {
        Array<Either<Problem, Line>> read = Array.of(ByteOrderMark.without(text).split("\r\n|\r|\n", -1))
                .map(String::trim)
                .zipWithIndex()
                .reject(line -> line._1.isEmpty() || line._1.startsWith("#"))
                .map(line -> line(name + ", line " + (line._2 + 1), line._1));
        Array<Problem> wrong = read.filter(Either::isLeft).map(Either::getLeft);
        return wrong.isEmpty()
                ? Either.right(new Leeway(read.map(Either::get)))
                : Either.left(Problem.capped(name, wrong));
    }

    private static Either<Problem, Line> line(String place, String line) {
        Matcher stays = STAYS.matcher(line);
        if (stays.matches()) {
            return Either.right(new Line(stays.group(1), 0, 0, 0, 0));
        }
        Matcher changes = CHANGES.matcher(line);
        if (!changes.matches() || (changes.group(3) == null && changes.group(4) == null)) {
            return Either.left(Problem.at(
                    place,
                    "leeway/line",
                    "\"{line}\" is not understood: lines are like \"wall-archer.hp by 1 from 1 to 9\", \"wall-archer.hp by 1 within 2\" or "
                            + "\"wall-archer.hp stays\"; a star stands for anything",
                    line));
        }
        Line read = new Line(
                changes.group(1),
                number(changes, 2, 0),
                number(changes, 3, ANYWHERE),
                number(changes, 4, -ANYWHERE),
                number(changes, 5, ANYWHERE));
        return read.sensible()
                ? Either.right(read)
                : Either.left(Problem.at(
                        place,
                        "leeway/range",
                        "\"{line}\": a step is at least 1 and no further than it may go, and ranges go from less to more",
                        line));
    }

    private static int number(Matcher parts, int group, int otherwise) {
        return parts.group(group) == null ? otherwise : Integer.parseInt(parts.group(group));
    }

    /** Those of some numbers that may change, sorted by where they stand. */
    public Array<Dial> of(Array<CardNumber> numbers) {
        return numbers.flatMap(number ->
                        lines.filter(line -> line.isAbout(number)).lastOption().flatMap(line -> line.dial(number)))
                .sortBy(dial -> dial.number().place());
    }

    /** The lines that are about none of some numbers: probably a slip. */
    public Array<String> inVain(Array<CardNumber> numbers) {
        return lines.reject(line -> numbers.exists(line::isAbout)).map(Line::which);
    }
}
