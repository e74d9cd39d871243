package io.github.terrene.terralore.rule.resolve;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.kernel.resolve.Choice;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.Work;

/** Work that may need an answer. It is below its question on the agenda, and is carried out again with the answer. */
@Internal
public interface Asking extends Work {
    /** The same work with one more answer. */
    Asking answered(Choice choice);

    /** Tells what keeps a choice from answering what it asks. */
    void keepOut(Game game, Choice choice, Verdict why);

    /** The same work with the answers that others may know; they may not even know that a secret answer was given. */
    default Asking seenByOthers() {
        return this;
    }
}
