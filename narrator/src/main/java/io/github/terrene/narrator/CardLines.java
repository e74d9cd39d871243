package io.github.terrene.narrator;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.narrator.wording.Known;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.collection.Array;
import io.vavr.collection.Stream;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A card as somebody wrote it: its name, then its sentences in any order. Cards are printed in one order only, so if the sentences make no
 * sense as written, other orders are tried. If there are more lines than a card has, an empty one is missing, and nothing is tried.
 *
 * @param first the number of the first line, from 1
 */
record CardLines<K>(Form<K> form, Wording wording, int first, Array<String> lines) {
    private static final String MISSPELLED = "words/misspelled";
    private static final int MOST = 12;

    /** No card is printed with a longer line, and longer ones take longer to read than anybody waits. */
    private static final int LONGEST = 1_000;

    /** The card, or what is not understood. */
    Either<Problem, K> read() {
        int line = lines.indexWhere(each -> each.length() > LONGEST);
        return line < 0
                ? understood()
                : Either.left(Problem.at(
                        "line " + (first + line),
                        "words/too-long",
                        "a line of a card has at most {most:number} characters",
                        LONGEST));
    }

    private Either<Problem, K> understood() {
        Either<Problem, K> asTheyStand = understood(lines, first);
        return asTheyStand.isRight() || lines.size() > MOST ? asTheyStand : inOrder(asTheyStand);
    }

    /** Places line by line, each as far down as makes sense. */
    private Either<Problem, K> inOrder(Either<Problem, K> asTheyStand) {
        Array<String> sorted = lines.take(1);
        Option<Problem> slip = asTheyStand.swap().toOption().filter(CardLines::misspelled);
        for (int next = 1; next < lines.size(); next++) {
            Stream<Placed<K>> tried = placed(sorted, next);
            Option<Placed<K>> sense = tried.find(each -> each.read().isRight());
            int line = first + next;
            slip = slip.orElse(() -> senseless(tried, sense)
                    .find(problem -> misspelled(problem) && problem.place().startsWith("line " + line + ",")));
            sorted = sense.getOrElse(tried::head).lines();
        }
        Either<Problem, K> read = understood(sorted, first);
        return read.isRight()
                ? read
                : slip.<Either<Problem, K>>map(Either::left).getOrElse(asTheyStand);
    }

    private static <K> Stream<Problem> senseless(Stream<Placed<K>> tried, Option<Placed<K>> sense) {
        return sense.isDefined()
                ? Stream.empty()
                : tried.flatMap(each -> each.read().swap().toOption());
    }

    /**
     * Some lines, and what they say.
     */
    private record Placed<K>(Array<String> lines, Either<Problem, K> read) {}

    /** The next line at each place behind the name, the last first. Lines are counted so that it has its own number. */
    private Stream<Placed<K>> placed(Array<String> before, int next) {
        return Stream.rangeClosedBy(before.size(), 1, -1).map(place -> {
            Array<String> order = before.insert(place, lines.get(next));
            return new Placed<>(order, understood(order, first + next - place));
        });
    }

    private Either<Problem, K> understood(Array<String> order, int from) {
        return wording.understand(form, order.mkString("", "\n", "\n"), CardSheet.PRINT, Known.NOTHING, from);
    }

    private static boolean misspelled(Problem problem) {
        return problem.key().equals(MISSPELLED);
    }
}
