package io.github.terrene.examples.terminal.person;

import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.setup.Likeness;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.ActionKind;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Function;

/**
 * Answers why something cannot be done.
 *
 * @param paper where to
 * @param phrases what actions are called
 * @param whyNot the rules
 */
record Curiosity(Paper paper, Phrases phrases, Function<Action, Seq<Rejection>> whyNot) {
    private static final int MOST = 12;

    /** Answers for all actions that have all the words in what they are called. */
    void answer(String words, Seq<Action> conceivable, Menu menu) {
        Array<String> wanted =
                Array.of(words.split("\\s+")).map(Likeness::plain).reject(String::isEmpty);
        Seq<Action> meant = conceivable.filter(action -> wanted.forAll(Likeness.plain(title(action))::contains));
        Seq<Action> refused = meant.reject(action -> whyNot.apply(action).isEmpty());
        if (meant.isEmpty()) {
            paper.line("Nothing you could want to do has these words in its name. Try: why, why attack, why recruit.");
            return;
        }
        Seq<Action> shown = wanted.isEmpty() ? refused : meant;
        if (shown.isEmpty()) {
            paper.line("Everything you could want to do is among the choices.");
        }
        shown.take(MOST).forEach(action -> explain(action, menu));
        if (shown.size() > MOST) {
            paper.line(paper.paint(
                    Ink.FAINT, "  and " + (shown.size() - MOST) + " more; say which: why attack, why recruit zane"));
        }
    }

    private void explain(Action action, Menu menu) {
        Seq<Rejection> reasons = whyNot.apply(action);
        if (reasons.isEmpty()) {
            String number = menu.number(action)
                    .map(place -> " It is choice " + place + ".")
                    .getOrElse("");
            paper.wrapped("  ", "    ", title(action) + ": that is allowed." + number);
        } else {
            paper.wrapped(
                    "  ",
                    "    ",
                    title(action) + ": " + reasons.map(Rejection::sentence).mkString("; "));
        }
    }

    /** The phrase without the text of a card. */
    private String title(Action action) {
        String phrase = phrases.of(action);
        int colon = phrase.indexOf(": ");
        String use = action.kind() == ActionKind.ACTIVATE ? "Use " : "";
        return use + (colon < 0 ? phrase : phrase.substring(0, colon));
    }
}
