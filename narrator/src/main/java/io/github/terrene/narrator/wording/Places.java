package io.github.terrene.narrator.wording;

import io.vavr.collection.Array;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Says where in a text something is: line and column, in the words of a language. */
final class Places {
    /** What is counted in a text; in a language file it has a label. */
    static final Array<String> COUNTED = Array.of("line", "column");

    /** What the keys of problems begin with that say where in a text something is. */
    static final String IN_TEXTS = "words/";

    private static final Pattern NUMBERED = Pattern.compile("(" + COUNTED.mkString("|") + ") (\\d+)");

    private Places() {}

    /** The label of what is counted. */
    static String key(String counted) {
        return "place." + counted;
    }

    /**
     * A place in the words of a language.
     *
     * @param place as problems have it: {@code line 3, column 8}, {@code line 3, Harbour Cook}
     */
    static String told(String place, Wording words) {
        return Array.of(place.split(", ")).map(part -> part(part, words)).mkString(", ");
    }

    private static String part(String part, Wording words) {
        Matcher numbered = NUMBERED.matcher(part);
        return numbered.matches()
                ? words.word(key(numbered.group(1))).getOrElse(numbered.group(1)) + " " + numbered.group(2)
                : part;
    }
}
