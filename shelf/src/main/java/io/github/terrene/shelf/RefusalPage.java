package io.github.terrene.shelf;

import io.github.terrene.narrator.wording.GameFile;
import io.vavr.collection.Array;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A refusal as the page in the jar of an artifact lists it.
 *
 * @param key its key, with an asterisk for any rule
 * @param template what it says, with the names of its facts
 */
record RefusalPage(String key, String template) {
    private static final Pattern ROW = Pattern.compile("\\| `([^`]+/[^`]+)` \\| (.*) \\|");
    private static final Pattern FACT = Pattern.compile("\\{(\\w+)(?::\\w+)?}");

    /** Those of an artifact; none if it lists none. */
    static Array<RefusalPage> in(String artifact) {
        return GameFile.read("META-INF/" + artifact + "/REFUSALS.md", RefusalPage.class)
                .toArray()
                .flatMap(page -> Array.of(page.split("\r?\n")))
                .map(ROW::matcher)
                .filter(Matcher::matches)
                .map(row -> new RefusalPage(
                        row.group(1), row.group(2).replace("\\|", "|").replace("<br>", "\n")));
    }

    /** The names of its facts. */
    Array<String> facts() {
        Array<String> names = Array.empty();
        Matcher fact = FACT.matcher(template);
        while (fact.find()) {
            names = names.append(fact.group(1));
        }
        return names.distinct();
    }
}
