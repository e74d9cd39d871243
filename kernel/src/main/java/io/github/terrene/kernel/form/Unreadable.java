package io.github.terrene.kernel.form;

import io.vavr.collection.Array;

/** Thrown by a {@link Source} that has no value of the form that was asked for. */
public final class Unreadable extends Exception {
    private static final long serialVersionUID = 1;

    private final String place;
    private final String key;
    private final transient Array<Object> values;

    /**
     * For a source.
     *
     * @param place where, for example {@code column 17}
     * @param key a stable key for what is wrong: {@code text/unknown-value}
     * @param template the sentence, with the names of facts in braces
     * @param values the facts, in the order in which the sentence names them first
     */
    public Unreadable(String place, String key, String template, Object... values) {
        super(template, null, false, false);
        this.place = place;
        this.key = key;
        this.values = Array.of(values);
    }

    /** Where. */
    public String place() {
        return place;
    }

    /** A stable key for what is wrong. */
    public String key() {
        return key;
    }

    /** The sentence, with the names of facts in braces. */
    public String template() {
        return String.valueOf(getMessage());
    }

    /** The facts, in the order in which the sentence names them first. */
    public Array<Object> values() {
        return values;
    }
}
