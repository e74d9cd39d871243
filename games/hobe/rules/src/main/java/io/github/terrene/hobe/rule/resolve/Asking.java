package io.github.terrene.hobe.rule.resolve;

import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.Work;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.kernel.resolve.Question;
import io.vavr.control.Option;

/** Work that may need an answer. It is below its question on the agenda, and is carried out again with the answer. */
@Internal
public interface Asking extends Work {
    /** The same work with one more answer. */
    Asking answered(Choice choice);

    /** What it asks in that game, if anything. */
    Option<Question> asks(Game game);

    /** Looks for what keeps out an answer that its question does not offer: see {@link io.github.terrene.kernel.resolve.AnswerRule}. */
    void keepOut(Game game, Choice choice, Verdict why);
}
