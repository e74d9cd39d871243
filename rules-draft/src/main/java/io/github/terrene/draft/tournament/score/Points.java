package io.github.terrene.draft.tournament.score;

import io.github.terrene.kernel.Rule;

/**
 * Points of a tournament, counted in halves: a win is one point, a draw half a point.
 *
 * @param halves how many half points, 0 or more
 */
@Rule({"TO-14.9", "TO-14.12"})
public record Points(int halves) implements Comparable<Points> {
    @Override
    public int compareTo(Points other) {
        return Integer.compare(halves, other.halves);
    }

    /** As people write it: {@code 0}, {@code ½}, {@code 1}, {@code 1½}. */
    @Override
    public String toString() {
        String whole = halves == 1 ? "" : String.valueOf(halves / 2);
        return halves % 2 == 0 ? whole : whole + "\u00bd";
    }
}
