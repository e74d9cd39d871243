package io.github.terrene.terralore.rule.resolve;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Arguments;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.terralore.card.Choice;
import io.github.terrene.terralore.card.Eligibility;
import io.github.terrene.terralore.card.Question;
import io.github.terrene.terralore.card.Resolution;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** What one part of an effect asks: earlier choices answer its first questions, the next one stays open. */
final class Questions {
    /** More questions than the words of any card ask; an effect that asks more would go on asking. */
    private static final int MOST = 100;

    private final Array<Choice> answers;
    private int answered;
    private @Nullable Question open;
    private Eligibility eligible = Eligibility.OFFERED;

    Questions(Array<Choice> answers) {
        this.answers = answers;
    }

    /** The question that must be answered first, or null. */
    @Nullable
    Question open() {
        return open;
    }

    /** Whether everything chosen so far has been used as an answer, and nothing more is awaited yet. */
    boolean upToDate() {
        return open == null && answered == answers.size();
    }

    /** The answer to the next question; none if it must be given first. */
    Option<Choice> answer(Question asked, Eligibility who) {
        if (answered < answers.size()) {
            return Option.some(answers.get(answered++));
        }
        if (open == null) {
            if (answered == MOST) {
                throw new IllegalStateException("choose: one effect asks at most " + MOST + " questions");
            }
            open = asked;
            eligible = who;
        }
        return Option.none();
    }

    /** Tells what keeps a choice from answering the open question. */
    void keepOut(Choice choice, Verdict why) {
        eligible.permits(choice, why);
    }

    /**
     * The question, of which no part is missing but what it offers and shows.
     *
     * @throws IllegalArgumentException if one is, or if nobody sits where it is asked
     */
    static Question complete(@Nullable Question given) {
        Question asked = Arguments.present("choose", "question", given);
        Arguments.seat("choose", asked.seat(), Players.BOTH);
        Arguments.present("choose", "rule of the question", asked.rule());
        Arguments.present("choose", "subject of the question", asked.about());
        return asked;
    }

    /**
     * The question with each of its options once.
     *
     * @throws IllegalArgumentException if an option is missing, or is not there to be chosen
     */
    @Rule("TL-9.9")
    static Question offering(Question asked, Resolution here) {
        Array<Choice> options = Arguments.different("choose", "option", asked.options());
        for (int i = 0; i < options.size(); i++) {
            checkOffered(options.get(i), asked, here);
        }
        return options.size() == asked.options().size() ? asked : asked.with(options);
    }

    private static void checkOffered(Choice choice, Question asked, Resolution here) {
        if (!choice.isThere(here, asked)) {
            throw new IllegalArgumentException("choose: " + choice + " is not there to be chosen");
        }
    }
}
