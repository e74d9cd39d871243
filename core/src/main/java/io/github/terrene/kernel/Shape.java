package io.github.terrene.kernel;

/** How the values of one type are written and read. */
interface Shape {
    void write(Object value, Pen pen);

    Object read(Scan scan) throws Unreadable;

    /** Whether a text of this shape shows by itself where it begins and ends, so that a name can stand right before it. */
    default boolean bracketed() {
        return false;
    }
}
