package io.github.terrene.examples.terminal.dialogue;

import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.setup.Similarity;
import io.github.terrene.kernel.Fact;
import io.github.terrene.kernel.Rejection;
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
 * @param place where an action stands among the choices: " It is choice 3."; empty if it is not there
 * @param whyNot asks the rules
 * @param name what a seat is called
 * @param examples two example questions, such as {@code why attack} and {@code why recruit}
 */
public record Curiosity<A>(
        Paper paper,
        Function<A, String> title,
        Function<A, String> place,
        Function<A, Seq<Rejection>> whyNot,
        Function<Seat, String> name,
        String examples) {
    private static final int MOST = 12;
    /** The most things that are named one by one although all are refused for the same reason. */
    private static final int FEW = 3;
    /** The facts of refusals that are seats. */
    private static final Array<String> SEATS = Array.of("seat", "awaited");

    /** Answers for all conceivable actions whose titles contain all the words. */
    public void answer(String words, Seq<A> conceivable) {
        Array<String> wanted =
                Array.of(words.split("\\s+")).map(Similarity::plain).reject(String::isEmpty);
        Seq<A> meant = conceivable.filter(
                action -> wanted.forAll(Similarity.plain(Paper.plain(title.apply(action)))::contains));
        if (meant.isEmpty()) {
            paper.line("Nothing you could want to do has these words in its name. Try: why, " + examples + ".");
            return;
        }
        Seq<A> shown =
                wanted.isEmpty() ? meant.reject(action -> whyNot.apply(action).isEmpty()) : meant;
        if (shown.isEmpty()) {
            paper.line("Everything you could want to do is among the choices.");
        }
        boolean alike = shown.size() > FEW && shown.map(whyNot).distinct().size() == 1;
        if (alike && whyNot.apply(shown.head()).nonEmpty()) {
            paper.wrapped("  ", "    ", "Nothing of that is possible: " + answer(shown.head()));
            return;
        }
        shown.take(MOST)
                .forEach(action ->
                        paper.wrapped("  ", "    ", Paper.capital(title.apply(action)) + ": " + answer(action)));
        if (shown.size() > MOST) {
            paper.line(paper.paint(Ink.FAINT, "  and " + (shown.size() - MOST) + " more; say which: " + examples));
        }
    }

    private String answer(A action) {
        Seq<Rejection> reasons = whyNot.apply(action);
        return reasons.isEmpty()
                ? "that is allowed." + place.apply(action)
                : reasons.map(reason -> reason.sentence(this::named)).mkString("; ");
    }

    /** What a fact says, with the names of players for the letters of seats. */
    private String named(Fact fact) {
        return SEATS.contains(fact.name())
                ? Array.of(fact.value().toString().split(", "))
                        .map(this::player)
                        .mkString(", ")
                : fact.value().toString();
    }

    private String player(String letter) {
        return letter.length() == 1 ? name.apply(Seat.of(letter.charAt(0) - 'A')) : letter;
    }
}
