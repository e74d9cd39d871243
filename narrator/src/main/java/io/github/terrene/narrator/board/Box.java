package io.github.terrene.narrator.board;

import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Something on a board.
 *
 * @param kind what it is
 * @param keys the keys by which actions name it: see {@link Keys}; empty if no action can name it
 * @param label its label
 * @param card the id of its card; none if it is not a card, or it is not told which one
 * @param number how much or how many it is
 * @param most the maximum of the number
 * @param boxes what is in it or on it
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
        /** What belongs to another player, or to any player if an onlooker looks at the board. */
        SIDE,
        /** What belongs to the player who looks at the board. */
        OWN,
        /** A number that decides the game, such as hit points. */
        METER,
        /** Another number. */
        COUNT,
        /** A number of cards, of which at most some are known. */
        PILE,
        /** The player's own cards, which nobody else sees. */
        HAND,
        /** Cards or places next to each other. */
        ROW,
        /** A place for cards. */
        SPOT,
        /** A card. */
        CARD,
        /** An unknown card. */
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
