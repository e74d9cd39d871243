package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.terralore.trait.Lane;

/**
 * The printed points: one value, or one for each lane.
 *
 * @param attacking the points in the attacking lane, 0 or more
 * @param defending the points in the defending lane, 0 or more
 */
@Rule("TL-1.8")
public record Points(
        @Rule("TL-1.8") @Bounded(least = 0, called = "points in the attacking lane")
        int attacking,

        @Rule("TL-1.8") @Bounded(least = 0, called = "points in the defending lane")
        int defending) {
    /**
     * The most of anything that a game counts, be it points, HP, damage, a total or a factor; more counts as this many. No castle has that many
     * HP unless effects of a card set heal it without measure.
     */
    @Rule({"TL-9.12", "TL-9.13"})
    public static final int MOST = 1_000_000;

    /** For a card without points. */
    public static final Points NONE = new Points(0, 0);

    /** The number, or the nearest one from -{@value #MOST} to {@value #MOST}. */
    public static int bounded(long number) {
        return (int) Math.max(-MOST, Math.min(MOST, number));
    }

    /** The points in a lane. */
    public int in(Lane lane) {
        return lane == Lane.DEFENDING ? defending : attacking;
    }

    /** The points of a card outside the field: the higher of the two. */
    @Rule("TL-1.11")
    public int highest() {
        return Math.max(defending, attacking);
    }

    /** "3", or "3 attacking, 1 defending". */
    @Override
    public String toString() {
        return defending == attacking ? "" + attacking : attacking + " attacking, " + defending + " defending";
    }
}
