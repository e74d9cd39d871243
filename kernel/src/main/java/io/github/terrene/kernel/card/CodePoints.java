package io.github.terrene.kernel.card;

import io.vavr.collection.Array;
import java.util.ArrayList;

/** Tables of numbers as text, in hexadecimal digits: entries of several numbers, below headings that end with a colon. */
final class CodePoints {
    private CodePoints() {}

    /** The entries of a table, each with its heading before its numbers; 0 if it has none. */
    static Array<int[]> read(String table) {
        int heading = 0;
        ArrayList<int[]> entries = new ArrayList<>();
        for (String word : table.split("[ \\n]+")) {
            if (word.endsWith(":")) {
                heading = number(word.substring(0, word.length() - 1));
            } else {
                entries.add(entry(heading, word.split("[-=+]")));
            }
        }
        return Array.ofAll(entries);
    }

    private static int[] entry(int heading, String[] numbers) {
        int[] entry = new int[numbers.length + 1];
        entry[0] = heading;
        for (int i = 0; i < numbers.length; i++) {
            entry[i + 1] = number(numbers[i]);
        }
        return entry;
    }

    private static int number(String digits) {
        return Integer.parseInt(digits, 16);
    }
}
