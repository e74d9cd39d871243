package io.github.terrene.narrator.wording;

/** What a part of a text says about more than the value that it stands for. */
sealed interface Note {
    /**
     * It says a part of a value around it.
     *
     * @param part its name
     * @param value the value of that part
     */
    record Around(String part, Object value) implements Note {}

    /**
     * It mentions something.
     *
     * @param key what
     * @param how in which way
     * @param at the place of the text where it does
     */
    record Mention(String key, How how, int at) implements Note {}

    /** How something is mentioned. */
    enum How {
        /** By its name, which can be said at any time. */
        NAMED,
        /** For the first time. */
        FIRST,
        /** Once more. */
        AGAIN,
        /** Right after it was mentioned. */
        LAST
    }

    /** What was mentioned before, or was not, if something is mentioned in that way. */
    record Asked(String key, How how) {}

    /** What is said apart begins, goes on with the next of several, or ends. */
    record Apart(Point point) implements Note {}

    /**
     * A list ends here which could go on with what stands behind it.
     *
     * @param at the place of the text
     */
    record GoesOn(int at) implements Note {}

    /** What could stand in a list that ends here stands in the list around it. */
    record Outside() implements Note {}

    /** A place of what is said apart. */
    enum Point {
        /** Before the first. */
        BEGIN,
        /** Between two. */
        NEXT,
        /** Behind the last. */
        END
    }
}
