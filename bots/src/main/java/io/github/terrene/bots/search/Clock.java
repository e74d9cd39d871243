package io.github.terrene.bots.search;

/**
 * Says when a search has thought enough.
 *
 * @param descents the most descents
 * @param end when time is up, in nanoseconds of the system; the highest number if time is not limited
 */
record Clock(int descents, long end) {
    private static final long NEVER = Long.MAX_VALUE;

    static Clock of(int descents, long nanos) {
        return new Clock(descents, nanos == NEVER ? NEVER : System.nanoTime() + nanos);
    }

    /** Whether another descent is made after that many; the first one always is. */
    boolean goesOn(int made) {
        return made == 0 || made < descents && (end == NEVER || System.nanoTime() < end);
    }
}
