package io.github.terrene.terralore.rule;

import io.github.terrene.terralore.card.Choice;
import io.github.terrene.terralore.card.Question;
import io.vavr.control.Option;

/** Work that may need an answer. It lies below its question on the agenda and is carried out anew with the answer. */
public sealed interface Asking extends Work permits Enter, CarryOut {
    /** The same with one more answer. */
    Asking answered(Choice choice);

    /** What it asks in that game, if it asks anything: for games that were read. */
    Option<Question> asks(Game game);

    /** The same with the answers that others may know; of a secret one they do not even know that it was given. */
    default Asking seenByOthers() {
        return this;
    }
}
