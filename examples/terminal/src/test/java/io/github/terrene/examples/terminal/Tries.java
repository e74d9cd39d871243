package io.github.terrene.examples.terminal;

/** How much is played of what is random: usually little, so that people run all tests. */
final class Tries {
    /** How many times as much as usual: a hundred times with {@code mvn -Plong verify}. */
    static final int TIMES = Math.max(1, Integer.getInteger("terrene.tries", 1) / 100);

    private Tries() {}
}
