package io.github.terrene.testkit.refusal;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.util.TreeScanner;
import io.github.terrene.testkit.architecture.SourceFile;
import io.github.terrene.testkit.matrix.ListedRefusal;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The texts in tests: what they expect of refusals. */
final class Quotes extends TreeScanner<Void, SourceFile> {
    private static final Pattern KEY = Pattern.compile("(?:[A-Z]+-[0-9.]+|[a-z]+)/[a-z0-9]+(?:-[a-z0-9]+)*");
    private static final Pattern FACT = Pattern.compile("\\{[^}]*}");
    private static final String ANY = "*/";

    /** A sentence whose longest part without facts is shorter could be quoted by chance: {@code is missing}. */
    private static final int TELLING = 12;

    private final Constants constants;
    private final List<String> texts = new ArrayList<>();
    private final Set<String> keys = new HashSet<>();

    private Quotes(Array<SourceFile> tests) {
        constants = new Constants(tests);
        tests.forEach(test -> scan(test.unit(), test));
        for (String text : texts) {
            KEY.matcher(text).results().map(found -> found.group()).forEach(key -> {
                keys.add(key);
                keys.add(ANY + key.substring(key.indexOf('/') + 1));
            });
        }
    }

    /** Those of these tests. */
    static Quotes in(Array<SourceFile> tests) {
        return new Quotes(tests);
    }

    @Override
    public @Nullable Void visitLiteral(LiteralTree literal, SourceFile test) {
        if (literal.getValue() instanceof String text) {
            texts.add(text);
        }
        return null;
    }

    @Override
    public @Nullable Void visitBinary(BinaryTree sum, SourceFile test) {
        constants.texts(test, sum).forEach(texts::add);
        return super.visitBinary(sum, test);
    }

    /** Whether a key is named; for one of many rules, with any of their numbers. */
    boolean names(ListedRefusal refusal) {
        return keys.contains(refusal.key());
    }

    /** Whether the sentence is quoted from its beginning to its end. */
    boolean quotes(ListedRefusal refusal) {
        String template = refusal.template();
        String longest = Array.of(FACT.split(template))
                .maxBy(Comparator.comparing(String::length))
                .getOrElse("");
        Pattern sentence = sentence(template);
        return longest.length() >= TELLING
                && texts.stream()
                        .anyMatch(text ->
                                text.contains(longest) && sentence.matcher(text).find());
    }

    private static Pattern sentence(String template) {
        StringBuilder pattern = new StringBuilder();
        Matcher fact = FACT.matcher(template);
        int from = 0;
        while (fact.find()) {
            pattern.append(Pattern.quote(template.substring(from, fact.start())))
                    .append(".+");
            from = fact.end();
        }
        return Pattern.compile(
                pattern.append(Pattern.quote(template.substring(from))).toString());
    }
}
