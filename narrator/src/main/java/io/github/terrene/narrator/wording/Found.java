package io.github.terrene.narrator.wording;

/**
 * A value that was read, one of several that stand there.
 *
 * @param value the value
 * @param features what its words are
 * @param to where they end
 * @param free how many texts in it could be any text
 */
record Found(Object value, int features, int to, int free) {
    /** Whether the value is there, and not half of it. */
    boolean whole() {
        return !(value instanceof Half);
    }
}
