package io.github.terrene.table.wire;

import io.github.terrene.narrator.Sentence;
import io.github.terrene.narrator.wording.Role;
import io.vavr.collection.Array;

/**
 * A sentence of a line.
 *
 * @param role its role among other sentences
 * @param words what it says
 */
public record Told(Role role, Array<SentWord> words) {
    /** A sentence as it is sent. */
    public static Told of(Sentence sentence) {
        return new Told(sentence.role(), SentWord.of(sentence.said()));
    }
}
