package io.github.terrene.narrator;

import io.github.terrene.kernel.Problem;
import io.github.terrene.narrator.wording.Marks;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A line of a card file.
 *
 * @param number its number in the file, from 1
 * @param text what it says, without the blanks around it
 */
record SheetLine(int number, String text) {
    /** The lines of a file. */
    static Array<SheetLine> of(String file) {
        return raw(file).zipWithIndex().map(line -> new SheetLine(line._2 + 1, stripped(line._1)));
    }

    static Array<String> raw(String file) {
        return Array.of(file.split("\r\n|\r|\n", -1));
    }

    private static String stripped(String line) {
        int from = 0;
        int to = line.length();
        while (from < to && Marks.blank(line.charAt(from))) {
            from++;
        }
        while (to > from && Marks.blank(line.charAt(to - 1))) {
            to--;
        }
        return line.substring(from, to);
    }

    /** Why nobody tries to read it, if it is so. */
    Option<Problem> unreadable(int longest) {
        int control = Array.ofAll(text.toCharArray()).indexWhere(c -> Character.isISOControl(c) && c != '\t');
        return text.length() > longest
                ? Option.some(
                        problem("words/too-long", "a line of a card has at most {most:number} characters", longest))
                : Option.when(
                        control >= 0,
                        () -> Problem.at(
                                "line " + number + ", column " + (control + 1),
                                "words/control-character",
                                "a character stands here that cannot be seen"));
    }

    Problem problem(String key, String sentence, Object... facts) {
        return Problem.at("line " + number, key, sentence, facts);
    }
}
