package io.github.terrene.examples.server.http;

import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The rules as their pages print them: each jar of rules brings its own. */
final class RulePages {
    private static final Array<String> ARTIFACTS = Array.of(
            "terrene-core",
            "terrene-rules-2v2",
            "terrene-rules-draft",
            "terrene-rules-terralore",
            "terrene-rules-hobe",
            "terrene-rules-carnage");
    private static final Pattern RULE = Pattern.compile("\\*\\*([A-Z]{2}-[0-9]+\\.[0-9]+)\\*\\* (.+)");

    /** The text of each rule, by its number. */
    static final Map<String, String> ALL = HashMap.ofEntries(ARTIFACTS
            .flatMap(artifact -> Array.of(page(artifact).split("\r?\n")))
            .map(RULE::matcher)
            .filter(Matcher::matches)
            .map(rule -> Tuple.of(rule.group(1), rule.group(2))));

    private RulePages() {}

    private static String page(String artifact) {
        try (InputStream page = RulePages.class.getResourceAsStream("/META-INF/" + artifact + "/RULES.md")) {
            return page == null ? "" : new String(page.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
