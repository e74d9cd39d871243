package io.github.terrene.examples.terminal.dialogue;

import io.github.terrene.examples.terminal.page.Ink;
import io.github.terrene.examples.terminal.page.Messages;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.kernel.Refused;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Function;

/**
 * Answers why something cannot be done.
 *
 * @param <A> actions
 * @param paper where to
 * @param asked what things are called
 */
record WhyNot<A>(Paper paper, Question<A, ?> asked) {
    private static final int MOST = 12;
    /** The most things that are named one by one although all are refused for the same reason. */
    private static final int FEW = 3;

    /** Something that a person might want to do, and whether it is allowed. */
    private record Answer(String title, boolean allowed, String words) {
        String line() {
            return Paper.capital(title).replaceFirst("[.]$", "") + ": " + words;
        }

        boolean about(Array<String> wanted) {
            return wanted.forAll(Similarity.plain(Paper.plain(title))::contains);
        }
    }

    /**
     * Answers for all actions whose titles contain all the words; without words, for what is refused.
     *
     * @param choices what is allowed
     * @param allowed that one of these is allowed, and where it stands
     */
    public void answer(String words, Seq<A> choices, Function<A, String> allowed, Seq<Refused<A>> refused) {
        Array<String> wanted =
                Array.of(words.split("\\s+")).map(Similarity::plain).reject(String::isEmpty);
        Seq<Answer> possible = choices.map(action -> new Answer(asked.title(action), true, allowed.apply(action)));
        Seq<Answer> forbidden = refused.map(each -> new Answer(asked.title(each.action()), false, reasons(each)));
        Seq<Answer> meant =
                (wanted.isEmpty() ? forbidden : possible.appendAll(forbidden)).filter(each -> each.about(wanted));
        if (meant.nonEmpty()) {
            say(meant);
        } else if (wanted.isEmpty()) {
            paper.line(messages().say("why.all"));
        } else {
            paper.line(messages().say("why.none"));
        }
    }

    private void say(Seq<Answer> answers) {
        boolean alike = answers.map(Answer::words).distinct().size() == 1;
        if (alike && answers.size() > FEW && !answers.head().allowed()) {
            paper.wrapped(
                    "  ", "    ", messages().say("why.nothing", answers.head().words()));
            return;
        }
        answers.take(MOST).forEach(each -> paper.wrapped("  ", "    ", each.line()));
        if (answers.size() > MOST) {
            paper.line(paper.paint(Ink.FAINT, "  " + messages().say("why.more", answers.size() - MOST)));
        }
    }

    private Messages messages() {
        return paper.messages();
    }

    private String reasons(Refused<A> refused) {
        return refused.why().map(asked::reason).mkString("; ");
    }
}
