package io.github.terrene.testkit.matrix;

import io.github.terrene.kernel.Rejection;
import io.vavr.collection.Array;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A refusal or problem as a {@code REFUSALS.md} lists it.
 *
 * @param key a key as in {@link Rejection}; with an asterisk before the slash if the number of the rule differs from place to place
 * @param template what it says, with the names and types of its facts
 */
public record ListedRefusal(String key, String template) {
    private static final Pattern ROW = Pattern.compile("\\| `([^`]+/[^`]+)` \\| (.*) \\|");
    private static final Pattern FACT = Pattern.compile("\\{(\\w+)(?::\\w+)?}");
    private static final String ANY = "*";

    /** The refusals of some pages, in their order. */
    public static Array<ListedRefusal> on(Path... pages) {
        return Array.of(pages).flatMap(page -> in(NumberedRule.text(page)));
    }

    /**
     * The refusals in the jars of some artifacts of this library.
     *
     * @param artifacts the artifacts, such as {@code terrene-core}
     * @throws IllegalArgumentException if there is no such artifact on the class path or the module path, or it lists no refusals
     */
    public static Array<ListedRefusal> of(String... artifacts) {
        return Array.of(artifacts).flatMap(artifact -> in(NumberedRule.published(artifact, "REFUSALS.md")));
    }

    private static Array<ListedRefusal> in(String page) {
        return Array.of(page.split("\n"))
                .map(ROW::matcher)
                .filter(Matcher::matches)
                .map(row -> new ListedRefusal(
                        row.group(1), row.group(2).replace("\\|", "|").replace("<br>", "\n")));
    }

    /** The names of its facts, each once. */
    public Array<String> facts() {
        return Array.ofAll(FACT.matcher(template).results())
                .map(fact -> fact.group(1))
                .distinct();
    }

    /** Its line in a page. */
    public String row() {
        return "| `" + key + "` | " + template.replace("|", "\\|").replace("\n", "<br>") + " |";
    }

    /** Whether this is what a rejection says. */
    public boolean tells(Rejection why) {
        return template.equals(why.template())
                && (key.equals(why.key()) || key.startsWith(ANY) && why.key().endsWith(key.substring(ANY.length())));
    }
}
