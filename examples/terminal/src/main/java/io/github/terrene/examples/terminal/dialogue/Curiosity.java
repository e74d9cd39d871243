package io.github.terrene.examples.terminal.dialogue;

import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.setup.Likeness;
import io.github.terrene.kernel.Rejection;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * Answers why something cannot be done.
 *
 * @param <A> actions
 * @param paper where to
 * @param title what an action is called
 * @param number the number of an action among the choices; none if it is not there
 * @param whyNot the rules
 * @param examples two questions that may be asked, such as {@code why attack} and {@code why recruit}
 */
public record Curiosity<A>(
        Paper paper,
        Function<A, String> title,
        Function<A, Option<Integer>> number,
        Function<A, Seq<Rejection>> whyNot,
        String examples) {
    private static final int MOST = 12;

    /** Answers for all conceivable actions that have all the words in what they are called. */
    public void answer(String words, Seq<A> conceivable) {
        Array<String> wanted =
                Array.of(words.split("\\s+")).map(Likeness::plain).reject(String::isEmpty);
        Seq<A> meant =
                conceivable.filter(action -> wanted.forAll(Likeness.plain(Paper.plain(title.apply(action)))::contains));
        if (meant.isEmpty()) {
            paper.line("Nothing you could want to do has these words in its name. Try: why, " + examples + ".");
            return;
        }
        Seq<A> shown =
                wanted.isEmpty() ? meant.reject(action -> whyNot.apply(action).isEmpty()) : meant;
        if (shown.isEmpty()) {
            paper.line("Everything you could want to do is among the choices.");
        }
        shown.take(MOST).forEach(this::explain);
        if (shown.size() > MOST) {
            paper.line(paper.paint(Ink.FAINT, "  and " + (shown.size() - MOST) + " more; say which: " + examples));
        }
    }

    private void explain(A action) {
        Seq<Rejection> reasons = whyNot.apply(action);
        String answer = reasons.isEmpty()
                ? "that is allowed."
                        + number.apply(action)
                                .map(place -> " It is choice " + place + ".")
                                .getOrElse("")
                : reasons.map(Rejection::sentence).mkString("; ");
        paper.wrapped("  ", "    ", Paper.capital(title.apply(action)) + ": " + answer);
    }
}
