package io.github.terrene.odyssey.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.trait.Counter;
import io.github.terrene.odyssey.trait.Duration;
import io.vavr.collection.Seq;

/**
 * What an effect can do to Characters, which are named by their numbers in play. Characters that are hidden, gone or out of reach are
 * skipped; the rest happens (8.5). A Character that is named twice counts once. A negative amount is refused with an {@link
 * IllegalArgumentException}, as is null.
 */
public interface CharacterVerbs {
    /** Deals damage to all of them at the same time (8.34), reduced by DEF unless it is stab damage (8.20); the defeated are discarded. */
    void damage(Seq<Integer> characters, int amount, boolean stab);

    /** Defeats them: XP for the source, no overkill (6.11). */
    void defeat(Seq<Integer> characters);

    /** Removes damage (1.12). */
    void heal(Seq<Integer> characters, int amount);

    /**
     * Gives them something for a time. A change of a stat stops at {@value io.github.terrene.odyssey.trait.Stat#FARTHEST} points up or down.
     *
     * @throws IllegalArgumentException if a part of it is missing, if it prevents a negative amount, or if it is a duty to block that lasts
     *     longer than this turn (5.19)
     */
    @Rule({"TO-5.19", "TO-5.20", "TO-8.31"})
    void change(Seq<Integer> characters, Alteration what, Duration duration);

    /** Removes all statuses. */
    void cure(Seq<Integer> characters);

    /** Removes all Defense Decay. */
    void restoreDefense(Seq<Integer> characters);

    /** Allows one more attack this turn (5.18). */
    void attackAgain(Seq<Integer> characters);

    /**
     * Gives XP to each of them (6.12).
     *
     * @throws IllegalArgumentException if it is negative, or more than {@link Proofreader#MOST_POINTS}
     */
    void gainXp(Seq<Integer> characters, int xp);

    /**
     * Puts counters on them.
     *
     * @throws IllegalArgumentException if the number is negative, or higher than {@link Proofreader#MOST_POINTS}, or if the kind has no name
     */
    void putCounters(Seq<Integer> characters, Counter counter, int number);

    /** Turns them face-down. */
    void hide(Seq<Integer> characters);

    /** Shows hidden ones to everybody and leaves them hidden (7.10). */
    void reveal(Seq<Integer> characters);

    /** Turns hidden ones face-up: they are recruited Characters now, but this does not count as recruiting (4.24). */
    void turnFaceUp(Seq<Integer> characters);

    /** Discards what they hold (7.11). */
    void discardHeld(Seq<Integer> characters);

    /** The source takes what that Character holds (7.11). */
    void takeHeld(int character);
}
