package io.github.terrene.table.wire;

import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.narrator.wording.Said;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A piece of what is said, so that a client can turn it into links and colours.
 *
 * @param kind what it is
 * @param text how it is written
 * @param about for a card its id, for a seat its letter, for a thing in play or a number the digits
 */
public record SentWord(
        WordKind kind,
        @Names(Named.SENTENCE) String text,
        @Names(Named.WORD) Option<String> about) {
    /** What a piece is. */
    public enum WordKind {
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

    /** Everything that is said, from left to right. */
    public static Array<SentWord> of(Said said) {
        return said.words()
                .map(word -> new SentWord(
                        WordKind.valueOf(word.kind().name()),
                        word.text(),
                        Option.of(word.about()).filter(about -> !about.isEmpty())));
    }
}
