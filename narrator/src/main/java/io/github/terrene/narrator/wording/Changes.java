package io.github.terrene.narrator.wording;

import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.util.function.IntUnaryOperator;

/**
 * Words that are written otherwise before some letters, such as "a" before a vowel, and endings that are behind some names, as that of a
 * possessive is behind "Klaus" in German.
 *
 * @param all by the word as phrases have it
 * @param endings by the ending as phrases have it
 */
record Changes(Map<String, Change> all, Map<String, Ending> endings) {
    /** None. */
    static final Changes NONE = new Changes(LinkedHashMap.empty(), LinkedHashMap.empty());

    /**
     * How an ending is written otherwise.
     *
     * @param to what is written then
     * @param after what the name ends with
     */
    record Ending(String to, Array<String> after) {}

    /** The ending as it is behind that name. */
    String behind(String ending, String name) {
        return endings.get(ending)
                .filter(other -> other.after().exists(name::endsWith))
                .map(Ending::to)
                .getOrElse(ending);
    }

    /** With a word that is written otherwise before some letters. */
    Changes and(String word, Change change) {
        return new Changes(all.put(word, change), endings);
    }

    /** With an ending that is written otherwise behind some names. */
    Changes and(String word, Ending ending) {
        return new Changes(all, endings.put(word, ending));
    }

    /**
     * A change.
     *
     * @param to the word as it is then
     * @param before the letters, in lower case
     */
    record Change(String to, String before) {}

    /** The word as it is before that letter. */
    String before(String word, int letter) {
        return of(word).filter(change -> change.before().indexOf(Character.toLowerCase(letter)) >= 0)
                .map(Change::to)
                .getOrElse(word);
    }

    /** How a word changes, if it does; it may have a capital, as at the beginning of a phrase. */
    Option<Change> of(String word) {
        Option<Change> known = all.get(word);
        return known.isDefined() || !Character.isUpperCase(word.charAt(0))
                ? known
                : all.get(first(word, Character::toLowerCase))
                        .map(change -> new Change(first(change.to(), Character::toUpperCase), change.before()));
    }

    private static String first(String word, IntUnaryOperator letter) {
        return (char) letter.applyAsInt(word.charAt(0)) + word.substring(1);
    }
}
