package io.github.terrene.json;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;

/**
 * A value with parts of all kinds.
 *
 * @param to whom it is for
 */
public record Parcel(
        Seat to,
        int weight,
        long number,
        boolean urgent,
        Option<Colour> colour,
        Array<Content> content,
        TreeMap<Seat, Integer> stamps) {
    /** Colours. */
    public enum Colour {
        RED,
        GREEN
    }

    /** What is in it. */
    public sealed interface Content {}

    /** A book. */
    public record Book(String title, Array<Option<Integer>> marks) implements Content {}

    /** A colour by itself, which has no parts. */
    public enum Paint implements Content {
        BLACK,
        WHITE
    }
}
