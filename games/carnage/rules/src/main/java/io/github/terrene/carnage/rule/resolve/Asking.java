package io.github.terrene.carnage.rule.resolve;

import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.Work;
import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Question;
import io.vavr.collection.Array;

/** Work that asks a player first, unless there is only one answer. It is below its question, and is done with the answer. */
@Internal
public interface Asking extends Work {

    /** What it asks; without options it asks nothing. */
    Question question(Play play);

    /**
     * Whether an answer can be given, apart from whether the question is about such things at all; if not, the verdict is told which rule keeps
     * it out. What the question offers is found with the same check.
     *
     * @param answer of which nothing is missing
     */
    @Rule("CG-6.16")
    default boolean permits(Choice answer, Play play, Verdict why) {
        return true;
    }

    /** Those of some answers that can be given. */
    default Array<Choice> permitted(Array<Choice> candidates, Play play) {
        int first = 0; // most often none is kept out
        while (first < candidates.size() && permits(candidates.get(first), play, Verdict.SILENT)) {
            first++;
        }
        if (first == candidates.size()) {
            return candidates;
        }
        ArrayBuilder<Choice> permitted = new ArrayBuilder<>(candidates.size());
        for (int i = 0; i < candidates.size(); i++) {
            if (i < first || i > first && permits(candidates.get(i), play, Verdict.SILENT)) {
                permitted.add(candidates.get(i));
            }
        }
        return permitted.all();
    }

    /** Goes on with an answer. */
    void chosen(Choice choice, Play play);

    /** Goes on without an answer, since there is nothing to choose from. */
    default void nothing(Play play) {}

    /** Whether a question with options is put, or its first option is taken. */
    @Rule("CG-12.14")
    default boolean asks(Question question, Play play) {
        return !question.settled();
    }

    @Override
    default void run(Play play) {
        Question question = question(play);
        if (question.options().isEmpty()) {
            nothing(play);
        } else if (asks(question, play)) {
            play.next(this);
            play.next(new Ask(question));
        } else {
            chosen(question.options().head(), play);
        }
    }
}
