package io.github.terrene.narrator.wording;

/**
 * A value that was read, one of several that stand there.
 *
 * @param value the value
 * @param features what its words are
 * @param to where they end
 * @param free what of it stands in names that could be any text
 * @param notes what it says about more than itself
 */
record Found(Object value, int features, int to, Free free, Notes notes) {
    /** Words of phrases only. */
    Found(Object value, int features, int to) {
        this(value, features, to, Free.NOTHING, Notes.NONE);
    }

    /** The same with other notes. */
    Found noting(Notes others) {
        return new Found(value, features, to, free, others);
    }

    /** The same, which means another value. */
    Found as(Object other) {
        return new Found(other, features, to, free, notes);
    }

    /** Whether the value is there, and not half of it. */
    boolean whole() {
        return !(value instanceof Half);
    }
}
