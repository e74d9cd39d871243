package io.github.terrene.narrator.board;

import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Something on a board.
 *
 * @param kind what it is
 * @param keys what actions call it: see {@link Keys}; empty if no action can name it
 * @param label what it is called
 * @param card the id of its card; none if it is no card, or nobody tells which
 * @param number how much or how many it is
 * @param most of how much
 * @param boxes what is in it, or on it
 */
public record Box(
        Kind kind,
        @Names(Named.WORD) Array<String> keys,
        @Names(Named.SENTENCE) String label,
        @Names(Named.CARD) Option<String> card,
        Option<Integer> number,
        Option<Integer> most,
        Array<Box> boxes) {
    /** What a box is. */
    public enum Kind {
        /** What belongs to another player, or to any if an onlooker looks at it. */
        SIDE,
        /** What belongs to the player who looks at it. */
        OWN,
        /** A number that decides the game, such as hit points. */
        METER,
        /** Another number. */
        COUNT,
        /** Cards of which at most some are known, by their number. */
        PILE,
        /** Cards that only their player sees: the own ones. */
        HAND,
        /** Cards or places beside each other. */
        ROW,
        /** A place for cards. */
        SPOT,
        /** A card. */
        CARD,
        /** A card of which it is not known which it is. */
        HIDDEN,
        /** A number or a word on a card, with a label. */
        FIGURE,
        /** A word on a card. */
        MARK,
        /** Words. */
        TEXT
    }

    static Box of(Kind kind, String label, Array<Box> boxes) {
        return new Box(kind, Array.empty(), label, Option.none(), Option.none(), Option.none(), boxes);
    }

    Box counting(int count) {
        return new Box(kind, keys, label, card, Option.some(count), most, boxes);
    }

    Box outOf(Option<Integer> limit) {
        return new Box(kind, keys, label, card, number, limit, boxes);
    }

    Box called(Iterable<String> names) {
        return new Box(kind, Array.ofAll(names), label, card, number, most, boxes);
    }

    Box showing(String id) {
        return new Box(kind, keys, label, Option.some(id), number, most, boxes);
    }

    boolean has(String key) {
        return keys.contains(key) || boxes.exists(box -> box.has(key));
    }
}
