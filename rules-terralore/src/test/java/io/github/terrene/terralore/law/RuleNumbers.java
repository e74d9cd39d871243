package io.github.terrene.terralore.law;

import io.vavr.collection.Array;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The numbers of the rules in RULES.md. */
final class RuleNumbers {
    private static final Pattern RULE = Pattern.compile("(?m)^\\*\\*(TL-[0-9]+\\.[0-9]+)\\*\\*");

    private RuleNumbers() {}

    static Array<String> all() {
        try {
            Matcher rule = RULE.matcher(Files.readString(Path.of("RULES.md")));
            return Array.ofAll(rule.results().map(found -> found.group(1)).toList());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
