package io.github.terrene.examples.terminal.page;

/**
 * How far long work is: one line that is overwritten, and gone when something is told.
 *
 * @param paper where to
 */
public record ProgressBar(Paper paper) {
    private static final int LENGTH = 16;

    /**
     * Shows that some of the work is done, on a terminal that can overwrite a line.
     *
     * @param done how much of it, from 0 to 1
     * @param doing what is being done
     */
    public void show(double done, String doing) {
        if (paper.live()) {
            int full = (int) Math.round(Math.max(0, Math.min(1, done)) * LENGTH);
            String bar = "█".repeat(full) + "░".repeat(LENGTH - full);
            paper.passing(Paper.cut(bar + " " + doing, paper.columns() - 1));
        }
    }
}
