package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import java.util.HashMap;
import java.util.Map;

/** Finds lines of a language file that are given twice: the second is never needed. Other files may say the same. */
final class RepeatedLines {
    private RepeatedLines() {}

    static Array<Problem> in(String text) {
        Map<String, Integer> first = new HashMap<>();
        Array<Problem> problems = Array.empty();
        String section = "";
        String[] lines = text.split("\r?\n");
        for (int i = 0; i < lines.length; i++) {
            String line = lines[i];
            String words = line.trim();
            boolean within = !words.isEmpty() && Character.isWhitespace(line.charAt(0));
            if (!within && words.endsWith(":") && !words.contains("=")) {
                section = words;
            } else if (words.contains("=") && !words.startsWith("#")) {
                Integer before = first.putIfAbsent((within ? section : "") + words, i + 1);
                problems = before == null
                        ? problems
                        : problems.append(Problem.at(
                                "line " + (i + 1),
                                "words/given-twice",
                                "this stands in line {line:number}, too",
                                before));
            }
        }
        return problems;
    }
}
