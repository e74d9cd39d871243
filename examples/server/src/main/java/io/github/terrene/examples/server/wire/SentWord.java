package io.github.terrene.examples.server.wire;

import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.narrator.wording.Said;
import io.github.terrene.narrator.wording.Word;
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
        Word.Kind kind,
        @Names(Named.SENTENCE) String text,
        @Names(Named.WORD) Option<String> about) {
    /** Everything that is said, from left to right. */
    static Array<SentWord> of(Said said) {
        return said.words()
                .map(word -> new SentWord(
                        word.kind(), word.text(), Option.of(word.about()).filter(about -> !about.isEmpty())));
    }
}
