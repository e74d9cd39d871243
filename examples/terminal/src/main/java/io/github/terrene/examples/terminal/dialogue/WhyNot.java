package io.github.terrene.examples.terminal.dialogue;

import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.setup.Similarity;
import io.github.terrene.kernel.Fact;
import io.github.terrene.kernel.Refused;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Function;

/**
 * Answers why something cannot be done.
 *
 * @param <A> actions
 * @param paper where to
 * @param title what an action is called
 * @param name what a seat is called
 * @param examples two example questions, such as {@code why attack} and {@code why recruit}
 */
public record WhyNot<A>(Paper paper, Function<A, String> title, Function<Seat, String> name, String examples) {
    private static final int MOST = 12;
    /** The most things that are named one by one although all are refused for the same reason. */
    private static final int FEW = 3;
    /** The facts of refusals that are seats. */
    private static final String AWAITED = "awaited";

    /** Something that a person might want to do, and whether it is allowed. */
    private record Answer(String title, boolean allowed, String words) {
        String line() {
            return Paper.capital(title) + ": " + words;
        }

        boolean about(Array<String> wanted) {
            return wanted.forAll(Similarity.plain(Paper.plain(title))::contains);
        }
    }

    /**
     * Answers for all actions whose titles contain all the words; without words, for what is refused.
     *
     * @param choices what is allowed
     * @param place where one of these stands: " It is choice 3."
     */
    public void answer(String words, Seq<A> choices, Function<A, String> place, Seq<Refused<A>> refused) {
        Array<String> wanted =
                Array.of(words.split("\\s+")).map(Similarity::plain).reject(String::isEmpty);
        Seq<Answer> allowed =
                choices.map(action -> new Answer(title.apply(action), true, "that is allowed." + place.apply(action)));
        Seq<Answer> forbidden = refused.map(each -> new Answer(title.apply(each.action()), false, reasons(each)));
        Seq<Answer> meant =
                (wanted.isEmpty() ? forbidden : allowed.appendAll(forbidden)).filter(each -> each.about(wanted));
        if (meant.nonEmpty()) {
            say(meant);
        } else if (wanted.isEmpty()) {
            paper.line("Everything you could want to do is among the choices.");
        } else {
            paper.line("Nothing you could want to do has these words in its name. Try: why, " + examples + ".");
        }
    }

    private void say(Seq<Answer> answers) {
        boolean alike = answers.map(Answer::words).distinct().size() == 1;
        if (alike && answers.size() > FEW && !answers.head().allowed()) {
            paper.wrapped(
                    "  ",
                    "    ",
                    "Nothing of that is possible: " + answers.head().words());
            return;
        }
        answers.take(MOST).forEach(each -> paper.wrapped("  ", "    ", each.line()));
        if (answers.size() > MOST) {
            paper.line(paper.paint(Ink.FAINT, "  and " + (answers.size() - MOST) + " more; say which: " + examples));
        }
    }

    private String reasons(Refused<A> refused) {
        return refused.why().map(reason -> reason.sentence(this::named)).mkString("; ");
    }

    /** What a fact says, with the names of players for seats. */
    private String named(Fact fact) {
        if (fact.value() instanceof Seat seat) {
            return name.apply(seat);
        }
        String value = String.valueOf(fact.value());
        return fact.name().equals(AWAITED)
                ? Array.of(value.split(", ")).map(this::player).mkString(", ")
                : value;
    }

    private String player(String letter) {
        return letter.length() == 1 ? name.apply(Seat.of(letter.charAt(0) - 'A')) : letter;
    }
}
