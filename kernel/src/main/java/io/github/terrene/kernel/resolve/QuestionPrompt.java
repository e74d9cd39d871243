package io.github.terrene.kernel.resolve;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.SoloPrompt;

/** A decision that is the answer to a question. */
public interface QuestionPrompt extends SoloPrompt {
    /** What is asked. */
    Question question();

    @Override
    default Seat seat() {
        return question().seat();
    }

    @Override
    default String rule() {
        return question().rule();
    }

    @Override
    default String key() {
        return question().about();
    }
}
