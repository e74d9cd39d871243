package io.github.terrene.narrator;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.narrator.wording.Mistakes;
import io.github.terrene.narrator.wording.Patience;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.collection.Array;
import io.vavr.collection.Stream;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A card as somebody wrote it: its name, then its sentences in any order. Cards are printed in one order only, so if the sentences make no
 * sense as written, other orders are tried. If there are more lines than a card has, an empty one is missing, and nothing is tried.
 */
record CardLines<K>(Form<K> form, Wording wording, Array<SheetLine> lines, Patience patience) {
    static final int MOST = 12;

    /** No card is printed with a longer line, and longer ones take longer to read than anybody waits. */
    static final int LONGEST = 1_000;

    /** The card, or everything in it that is not understood. */
    Either<Array<Problem>, K> read() {
        Array<Problem> unreadable = lines.flatMap(line -> line.unreadable(LONGEST));
        if (unreadable.nonEmpty()) {
            return Either.left(unreadable);
        }
        Either<Problem, K> asTheyStand = understood(lines.map(SheetLine::text));
        if (asTheyStand.isRight()) {
            return asTheyStand.mapLeft(Array::of);
        }
        return lines.size() == 1
                ? Either.left(Array.of(lines.head()
                        .problem("words/only-a-name", "this card has a name, and no line that says what card it is")))
                : lines.size() > MOST
                        ? Either.left(asTheyStand.swap().map(this::placed).toArray())
                        : lineByLine(asTheyStand);
    }

    /** Places line by line, each as far down as makes sense, and finds what is wrong with those that make none. */
    private Either<Array<Problem>, K> lineByLine(Either<Problem, K> asTheyStand) {
        Array<String> sorted = Array.of(lines.head().text());
        Array<Problem> problems = Array.empty();
        for (int next = 1; next < lines.size(); next++) {
            SheetLine line = lines.get(next);
            Option<Array<String>> sense = sense(sorted, line.text());
            if (sense.isEmpty() && next > 1 && beginsAnotherCard(next)) {
                return Either.left(problems.append(line.problem(
                        "words/no-empty-line", "an empty line is missing before \"{there}\"", line.text())));
            } else if (sense.isEmpty()) {
                Mistakes mistakes = mistakes(sorted, line);
                problems = problems.appendAll(mistakes.problems());
                Array<String> before = sorted;
                sense = mistakes.line().flatMap(mended -> sense(before, mended));
            }
            if (sense.isEmpty() && next == 1) {
                break; // whoever does not know what card it is cannot say what its text means
            }
            sorted = sense.getOrElse(sorted);
        }
        Either<Problem, K> read = understood(sorted);
        return problems.isEmpty() && read.isRight()
                ? read.mapLeft(Array::of)
                : Either.left(
                        problems.isEmpty()
                                ? asTheyStand.swap().map(this::placed).toArray()
                                : problems);
    }

    /** With another line where all of it makes sense, or would with more lines behind it. */
    private Option<Array<String>> sense(Array<String> before, String line) {
        Stream<Array<String>> orders = orders(before, line);
        return orders.find(order -> understood(order).isRight()).orElse(() -> orders.find(order -> left(order) == 0));
    }

    /** A line at each place behind the name, the last first. */
    private static Stream<Array<String>> orders(Array<String> before, String line) {
        return Stream.rangeClosedBy(before.size(), 1, -1).map(place -> before.insert(place, line));
    }

    private boolean beginsAnotherCard(int next) {
        return next + 1 < lines.size()
                && understood(lines.slice(next, next + 2).map(SheetLine::text)).isRight();
    }

    /** What is wrong with a line where most of it makes sense. */
    private Mistakes mistakes(Array<String> before, SheetLine line) {
        int place = Stream.rangeClosedBy(before.size(), Math.min(2, before.size()), -1)
                .minBy(each -> left(before.take(each).append(line.text())))
                .get();
        Array<String> text = before.insert(place, line.text());
        return wording.mistakes(form, text, place, CardSheet.PRINT, wording.texts(), line.number(), patience);
    }

    private int left(Array<String> order) {
        return wording.left(form, text(order), CardSheet.PRINT, wording.texts());
    }

    private Either<Problem, K> understood(Array<String> order) {
        return wording.understand(form, text(order), CardSheet.PRINT, wording.texts(), 0);
    }

    private static String text(Array<String> order) {
        return order.mkString("", "\n", "\n");
    }

    /** A problem of the text with the number of its line in the file. */
    private Problem placed(Problem problem) {
        String[] parts = problem.place().substring("line ".length()).split(",", 2);
        int number = lines.get(Integer.parseInt(parts[0])).number();
        return new Problem("line " + number + (parts.length > 1 ? "," + parts[1] : ""), problem.why());
    }
}
