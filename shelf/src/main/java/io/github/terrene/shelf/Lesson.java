package io.github.terrene.shelf;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/**
 * A first game, step by step, for somebody who never saw the game. All choices in it are given: those of the learner, who is told what each is
 * for before it is made, and those of all others.
 *
 * @param decks the places of the decks, one for each seat
 * @param seed the seed of the game
 * @param seat where the learner sits
 * @param before what is played before the first step
 * @param steps the steps, at least one
 * @param <A> actions
 */
public record Lesson<A>(Array<Integer> decks, long seed, Seat seat, Array<A> before, Array<LessonStep<A>> steps) {
    /**
     * What is played before a step.
     *
     * @param number the number of the step, from 1
     */
    public Array<A> played(int number) {
        return before.appendAll(steps.take(number - 1).flatMap(LessonStep::played));
    }

    /**
     * A step.
     *
     * @param number its number, from 1 to the number of {@link #steps}
     */
    public LessonStep<A> step(int number) {
        return steps.get(number - 1);
    }
}
