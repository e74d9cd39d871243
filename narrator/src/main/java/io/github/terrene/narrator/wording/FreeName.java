package io.github.terrene.narrator.wording;

import io.vavr.collection.Array;
import java.util.ArrayList;

/**
 * What of a text was taken for a name that could be any text, such as that of a tribe.
 *
 * @param line in which line of the text, from 0
 * @param column where in the line, from 0
 * @param text the name
 * @param expected what else could stand there
 */
public record FreeName(int line, int column, String text, Array<String> expected) {
    /** Its words. */
    public Array<String> words() {
        return words(text);
    }

    /** The words and numbers of a text, without marks. */
    public static Array<String> words(String text) {
        ArrayList<String> words = new ArrayList<>();
        int from = 0;
        for (int to = 0; to <= text.length(); to++) {
            if (to == text.length() || !Character.isLetterOrDigit(text.charAt(to))) {
                if (to > from) {
                    words.add(text.substring(from, to));
                }
                from = to + 1;
            }
        }
        return Array.ofAll(words);
    }
}
