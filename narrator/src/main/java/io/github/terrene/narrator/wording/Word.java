package io.github.terrene.narrator.wording;

/**
 * A piece of what is said, so that an app can turn it into links and colours.
 *
 * @param kind what it is
 * @param text how it is written
 * @param about for a card its id, for a seat its letter, for a thing in play or a number the digits; otherwise an empty text
 */
public record Word(Kind kind, String text, String about) {
    /** The kinds of pieces. */
    public enum Kind {
        /** Words of the language. */
        WORDS,
        /** The name of a card. */
        CARD,
        /** The name of a player, or a word for one, such as "you". */
        SEAT,
        /** A number in digits. */
        NUMBER,
        /** A text that is none of these, such as the name of a deck. */
        TEXT
    }
}
