package io.github.terrene.testkit.matrix;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.vavr.collection.Array;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A rule as written in a {@code RULES.md}. Refusals may cite the numbers of such a page.
 *
 * @param number such as {@code TO-5.6}: capital letters that stand for the game, the chapter, the rule
 * @param chapter the heading above it, such as {@code 5. Battle}
 * @param text what it says, up to the end of its paragraph
 */
public record NumberedRule(String number, String chapter, String text) {
    private static final Pattern RULE = Pattern.compile("\\*\\*([A-Z]+-[1-9][0-9]*\\.[1-9][0-9]*)\\*\\* (.*)");
    private static final Pattern CHAPTER = Pattern.compile("## (.*)");
    private static final int TITLE = 90;

    /** The rules of a page, in its order. */
    public static Array<NumberedRule> on(Path page) {
        return in(text(page));
    }

    /**
     * The rules in the jar of an artifact of this library.
     *
     * @param artifact the artifact, such as {@code terrene-core}
     * @throws IllegalArgumentException if there is no such artifact on the class path or the module path, or it has no rules
     */
    public static Array<NumberedRule> of(String artifact) {
        return in(published(artifact, "RULES.md"));
    }

    /** A page in the jar of an artifact. */
    static String published(String artifact, String file) {
        String name = "META-INF/" + artifact + "/" + file;
        try (InputStream page = NumberedRule.class.getClassLoader().getResourceAsStream(name)) {
            if (page == null) {
                throw new IllegalArgumentException(
                        name + " is not on the class path: is " + artifact + " a dependency?");
            }
            return new String(page.readAllBytes(), UTF_8);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Array<NumberedRule> in(String page) {
        List<NumberedRule> rules = new ArrayList<>();
        String chapter = "";
        for (String line : page.split("\n")) {
            Matcher heading = CHAPTER.matcher(line);
            Matcher rule = RULE.matcher(line);
            if (heading.matches()) {
                chapter = heading.group(1);
            } else if (rule.matches()) {
                rules.add(new NumberedRule(rule.group(1), chapter, rule.group(2)));
            }
        }
        return Array.ofAll(rules);
    }

    static String text(Path page) {
        try {
            return Files.readString(page);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** The numbers of all rules of some pages. */
    public static Array<String> numbers(Path... pages) {
        return Array.of(pages).flatMap(NumberedRule::on).map(NumberedRule::number);
    }

    /** Its section, such as {@code TO-5}. */
    public String section() {
        return number.substring(0, number.indexOf('.'));
    }

    /** What it is about, in one line: its first sentence, shortened. */
    public String title() {
        String plain = text.replaceAll("\\[[A-Z][^]]*] ?", "")
                .replace("**", "")
                .replace("|", "/")
                .strip();
        Matcher end = Pattern.compile("[.;] |[.:]$").matcher(plain);
        String sentence = (end.find() ? plain.substring(0, end.start()) : plain).strip();
        return sentence.length() <= TITLE
                ? sentence
                : sentence.substring(0, sentence.lastIndexOf(' ', TITLE)).replaceAll("[,:]$", "") + " …";
    }
}
