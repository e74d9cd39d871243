package io.github.terrene.terralore.rule.resolve;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Arguments;
import io.github.terrene.kernel.engine.Answers;
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
    private final Answers<Choice, Question> answers;
    private Eligibility eligible = Eligibility.OFFERED;

    Questions(Array<Choice> answers) {
        this.answers = new Answers<>(answers);
    }

    /** The question that must be answered first, or null. */
    @Nullable
    Question open() {
        return answers.open();
    }

    /** Whether everything chosen so far has been used as an answer, and nothing more is awaited yet. */
    boolean upToDate() {
        return answers.upToDate();
    }

    /** The answer to the next question; none if it must be given first. A single option is taken without a question. */
    Option<Choice> choose(Question asked, Eligibility who) {
        boolean open = open() != null;
        return eligible(open, answers.choose(asked), who);
    }

    /** The same, but even a single option must be chosen. */
    Option<Choice> answer(Question asked, Eligibility who) {
        boolean open = open() != null;
        return eligible(open, answers.answer(asked), who);
    }

    /** Notes who may be chosen if the question is the one that stays open. */
    private Option<Choice> eligible(boolean before, Option<Choice> answer, Eligibility who) {
        eligible = !before && open() != null ? who : eligible;
        return answer;
    }

    /** Notes that the effect wanted to know something that nobody needs to be asked for. */
    void skip() {
        answers.skip();
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
