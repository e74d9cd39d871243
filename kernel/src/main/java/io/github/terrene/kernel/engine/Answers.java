package io.github.terrene.kernel.engine;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * What one part of an effect asks. It is resolved from its beginning again after each answer: what was chosen earlier answers its first
 * questions, the next one stays open.
 *
 * @param <C> answers
 * @param <Q> questions
 */
public final class Answers<C, Q extends GameQuestion<C>> {
    private final Array<C> given;
    private int asked;
    private int used;
    private @Nullable Q open;

    /**
     * Nothing is asked yet.
     *
     * @param given what has been chosen so far
     */
    public Answers(Array<C> given) {
        this.given = given;
    }

    /** What has been chosen so far, whether it has been used as an answer or not. */
    public Array<C> given() {
        return given;
    }

    /** How many of them have been used as answers. */
    public int used() {
        return used;
    }

    /** The question that must be answered first, or null. */
    public @Nullable Q open() {
        return open;
    }

    /** Whether everything chosen so far has been used as an answer, and nothing more is awaited yet. */
    public boolean upToDate() {
        return open == null && used == given.size();
    }

    /**
     * The answer to a question; none if it must be given first. A single option is taken without a question, and without options there is no
     * answer.
     *
     * @throws IllegalStateException if more is asked than an effect {@linkplain QuestionCount may ask}
     */
    public Option<C> choose(Q question) {
        if (question.options().size() > 1) {
            return answer(question);
        }
        skip();
        return question.options().headOption();
    }

    /**
     * The answer to a question that is asked whatever its options are; none if it must be given first.
     *
     * @throws IllegalStateException as for {@link #choose}
     */
    public Option<C> answer(Q question) {
        skip();
        if (used < given.size()) {
            return Option.some(given.get(used++));
        }
        open = open == null ? question : open;
        return Option.none();
    }

    /**
     * Notes that the effect wanted to know something that nobody needs to be asked for.
     *
     * @throws IllegalStateException as for {@link #choose}
     */
    public void skip() {
        asked = QuestionCount.after(asked);
    }
}
