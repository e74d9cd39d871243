package io.github.terrene.narrator.wording;

import io.vavr.collection.Map;

/**
 * Words that are written otherwise before some letters, such as "a" before a vowel.
 *
 * @param all by the word as phrases have it
 */
record Changes(Map<String, Change> all) {
    /**
     * A change.
     *
     * @param to the word as it is then
     * @param before the letters, in lower case
     */
    record Change(String to, String before) {}

    /** The word as it is before that letter. */
    String before(String word, int letter) {
        return all.get(word)
                .filter(change -> change.before().indexOf(Character.toLowerCase(letter)) >= 0)
                .map(Change::to)
                .getOrElse(word);
    }

    boolean has(String word) {
        return all.containsKey(word);
    }
}
