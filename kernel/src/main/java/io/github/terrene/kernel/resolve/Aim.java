package io.github.terrene.kernel.resolve;

import io.github.terrene.kernel.word.Thing;
import io.vavr.collection.Array;

/** What one part of a text can choose among: what it offers, and what an answer means. */
public interface Aim {
    /** What the question is about, as a short stable key. */
    default String about() {
        return "target";
    }

    /** Everything that can be chosen, in ascending order. */
    Array<Choice> options();

    /** What choices mean, without what is gone. */
    Array<? extends Thing> things(Array<Choice> choices);

    /**
     * What may be chosen next; by default, the rule of the question refuses whatever is not offered.
     *
     * @param chosen what was chosen before
     * @param offered what is offered now: the options behind the last one chosen that leave enough after them
     */
    default Eligibility next(Array<Choice> chosen, Array<Choice> offered) {
        return Eligibility.OFFERED;
    }
}
