package io.github.terrene.shelf;

import io.github.terrene.kernel.Fact;
import io.github.terrene.narrator.board.Pointer;
import io.github.terrene.narrator.wording.Need;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A step of a lesson: something is said, and perhaps the learner chooses what is to be chosen.
 *
 * @param id its name among the steps of the lesson: the lines {@code lesson.hand/title} and {@code lesson.hand} of the language files say it
 * @param rules the numbers of the rules that it is about
 * @param facts the cards that are spoken of
 * @param points what it points at
 * @param choice what the learner does; none if there is only something to see
 * @param then what is done after that, by others or because it cannot be otherwise
 * @param <A> actions
 */
public record LessonStep<A>(
        String id, Array<String> rules, Array<Fact> facts, Array<Pointer> points, Option<A> choice, Array<A> then) {
    /** The key of its title in the language files. */
    public String titleKey() {
        return key() + "/title";
    }

    /** The key of what is said in it. */
    public String key() {
        return "lesson." + id;
    }

    /** The lines that language files must have for it. */
    public Array<Need> needs() {
        Array<String> cards = facts.map(Fact::name);
        return Array.of(new Need.Sentence(titleKey(), cards), new Need.Sentence(key(), cards));
    }

    /** What is played in it. */
    public Array<A> played() {
        return choice.toArray().appendAll(then);
    }
}
