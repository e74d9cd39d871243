package io.github.terrene.examples.terminal.odyssey.tale;

/**
 * An event, as an onlooker sees it, between two tables.
 *
 * @param <W> words for what is on a table
 * @param before what things are called before it
 * @param after what they are called after it
 * @param verbose whether everything is to be told
 */
public record Scene<W>(W before, W after, boolean verbose) {
    /** A sentence for those who want to hear everything. */
    public String onlyVerbose(String sentence) {
        return verbose ? sentence : "";
    }
}
