package io.github.terrene.bots.search;

/**
 * How a search divides its attention. {@link #USUAL} plays well in every game that was measured; docs/bots.md has the figures.
 *
 * @param curiosity how much it tries what it has tried little, 0 or more
 * @param hope how much better than the average it takes what it has never tried to be, as a share of the victory; negative to take it to be
 *     worse
 * @param trust how much it believes the policy about what to try first itself: 1 as it is, 0 not at all. Others are believed to prefer what
 *     the policy prefers, as long as nothing else has proved better
 * @param playout how many decisions it plays on at random before it evaluates; games that are over by then are not evaluated
 */
public record Habits(double curiosity, double hope, double trust, int playout) {
    /** Plays on for a turn or two, and then goes by the evaluation: that is quicker than to the end, and tells more. */
    public static final Habits USUAL = new Habits(1, 0.2, 0.2, 15);
}
