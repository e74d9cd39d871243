package io.github.terrene.narrator.wording;

/**
 * A piece of what is said, so that an app can make links and colours of it.
 *
 * @param kind what it is
 * @param text how it is written
 * @param about of a card its id, of a seat its letter, of a thing in play and a number the digits; otherwise an empty text
 */
public record Word(Kind kind, String text, String about) {
    /** What a piece of what is said is. */
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
