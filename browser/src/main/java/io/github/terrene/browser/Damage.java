package io.github.terrene.browser;

import io.github.terrene.kernel.Dice;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Damages documents, as a client might that means no good or knows no better. */
final class Damage {
    private static final Pattern PIECE = Pattern.compile("\"[^\"]*\"|-?[0-9]+|\\[[^\\[\\]]*\\]");
    private static final Array<String> NONSENSE = Array.of(
            "null",
            "{}",
            "[]",
            "[null]",
            "\"\"",
            "\"Z\"",
            "0",
            "-1",
            "99999",
            "2147483648",
            "true",
            "{\"is\":\"Pass\"}");

    private Damage() {}

    /**
     * The same document with another value somewhere.
     *
     * @param other a document from which that value may be
     */
    static String to(String json, String other, Dice dice) {
        Array<int[]> values = values(json);
        if (values.isEmpty()) {
            return "";
        }
        int[] place = dice.pick(values);
        Array<String> others = values(other).map(value -> other.substring(value[0], value[1]));
        String value = dice.pick(others.isEmpty() || dice.below(2) == 0 ? NONSENSE : others);
        return json.substring(0, place[0]) + value + json.substring(place[1]);
    }

    /** Where values begin and end within a document. */
    private static Array<int[]> values(String json) {
        Matcher matcher = PIECE.matcher(json);
        List<int[]> places = new ArrayList<>();
        while (matcher.find()) {
            if (matcher.start() > 0 && json.charAt(matcher.end()) != ':') {
                places.add(new int[] {matcher.start(), matcher.end()});
            }
        }
        return Array.ofAll(places);
    }
}
