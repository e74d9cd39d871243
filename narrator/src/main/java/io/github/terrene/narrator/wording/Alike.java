package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;

/** Finds different values that are said in the same words, so that nobody can tell which is meant. */
final class Alike {
    private final Map<String, Use> uses = new LinkedHashMap<>();
    private final ArrayList<Problem> problems = new ArrayList<>();

    /** What is said in some words. */
    private record Use(String key, Phrase phrase) {}

    /**
     * A phrase for one of the values that can stand in the same place.
     *
     * @param place where: a family, in a variant
     * @param key what is said
     */
    void add(String place, String key, Phrase phrase) {
        String words = words(phrase.pattern());
        if (words.isEmpty() || phrase.pattern().isWhole()) {
            return;
        }
        Use before = uses.putIfAbsent(place + ": " + words, new Use(key, phrase));
        if (before != null && before.phrase() != phrase && differ(before, key, phrase)) {
            problems.add(new Problem(
                    "line " + phrase.line(),
                    Rejection.of(
                            "words/alike",
                            "{one} is said like {other} in line {line:number}",
                            key,
                            before.key(),
                            before.phrase().line())));
        }
    }

    private static boolean differ(Use before, String key, Phrase phrase) {
        return !before.key().equals(key) || !before.phrase().conditions().equals(phrase.conditions());
    }

    Array<Problem> problems() {
        return Array.ofAll(problems);
    }

    /** A pattern with the names of its slots left out. */
    private static String words(Pattern pattern) {
        return pattern.items()
                .map(Alike::words)
                .mkString()
                .replaceAll(" +", " ")
                .trim();
    }

    private static String words(Item item) {
        if (item instanceof Item.Literal literal) {
            return literal.words();
        } else if (item instanceof Item.Slot slot && slot.present().isEmpty()) {
            return "{" + slot.variant() + slot.fixed() + "}";
        }
        return item.patterns().isEmpty()
                ? ""
                : item.patterns().map(Alike::words).mkString("[", "|", "]");
    }
}
