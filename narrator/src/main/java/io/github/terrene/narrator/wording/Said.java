package io.github.terrene.narrator.wording;

import io.vavr.collection.Array;

/**
 * A value in words.
 *
 * @param words the pieces from left to right; together they are the text
 */
public record Said(Array<Word> words) {
    /** Nothing. */
    public static final Said NOTHING = new Said(Array.empty());

    private static final String STOP = ".";

    /** A text that belongs to no language. */
    public static Said plain(String text) {
        return new Said(Array.of(new Word(Word.Kind.TEXT, text, "")));
    }

    /** Whether there is nothing to say. */
    public boolean isEmpty() {
        return words.isEmpty();
    }

    /** The whole text. */
    public String text() {
        return words.map(Word::text).mkString();
    }

    /** The same as a sentence with a full stop, but not with two if a name ends with one. */
    Said ended() {
        if (text().endsWith(STOP)) {
            return this;
        }
        Word last = words.last();
        return last.kind() == Word.Kind.WORDS
                ? new Said(words.init().append(new Word(last.kind(), last.text() + STOP, last.about())))
                : new Said(words.append(new Word(Word.Kind.WORDS, STOP, "")));
    }

    @Override
    public String toString() {
        return text();
    }
}
