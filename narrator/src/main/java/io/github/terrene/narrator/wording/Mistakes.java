package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * What is wrong with a line that was not understood.
 *
 * @param problems each mistake with its place
 * @param line the line without them; none if it is not understood for another reason
 */
public record Mistakes(Array<Problem> problems, Option<String> line) {
    /** More mistakes in one line are no slips. */
    private static final int MOST = 4;

    static Mistakes unknown(Problem problem) {
        return new Mistakes(Array.of(problem), Option.none());
    }

    /** What is wrong with a line; none if no few small changes help. */
    static Option<Mistakes> of(
            Function<String, Letters> hear, Array<String> lines, int which, int number, Patience patience) {
        Repairs repairs = new Repairs(hear, patience);
        Array<Problem> problems = Array.empty();
        Array<Array<Repair>> made = Array.empty();
        Array<String> now = lines;
        for (int i = 0; i < MOST; i++) {
            int from = now.take(which).map(line -> line.length() + 1).sum().intValue();
            String text = now.mkString("", "\n", "\n").trim();
            Array<Repair> alike =
                    repairs.likeliest(text, from, from + now.get(which).length());
            if (alike.isEmpty()) {
                break;
            }
            Repair repair = alike.head();
            int column = repair.place() - from - shifted(made, repair.at() - from) + 1;
            problems = problems.append(new Problem("line " + number + ", column " + column, Repair.why(alike, text)));
            now = now.update(which, repair.of(text).substring(from).split("\n", 2)[0]);
            made = made.append(alike);
            Letters heard = hear.apply(now.mkString("", "\n", "\n"));
            if (heard.understood() || heard.openEnded()) {
                return Option.some(new Mistakes(problems, Option.some(now.get(which))));
            }
        }
        int misspelled = made.takeWhile(each -> each.head().kind() == Repair.Kind.MISSPELLED)
                .size();
        return Option.when(misspelled > 0, new Mistakes(problems.take(misspelled), Option.none()));
    }

    /** By how much earlier changes have moved a place. */
    private static int shifted(Array<Array<Repair>> made, int at) {
        return made.map(Array::head)
                .filter(repair -> repair.at() < at)
                .map(Repair::longer)
                .sum()
                .intValue();
    }
}
