package io.github.terrene.testkit.matrix;

import io.github.terrene.testkit.architecture.Repository;
import io.vavr.collection.Array;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A rule as a {@code RULES.md} says it.
 *
 * @param number such as {@code TO-5.6}
 * @param text what it says, as far as it stands in the same paragraph
 */
public record NumberedRule(String number, String text) {
    /** How numbers are written. */
    public static final Pattern NUMBER = Pattern.compile("(?:TO|TL|HB|CG)-[1-9][0-9]*\\.[1-9][0-9]*");

    private static final Pattern LINE = Pattern.compile("^\\*\\*(" + NUMBER + ")\\*\\* (.*)$", Pattern.MULTILINE);
    private static final int TITLE = 90;

    /** The rules of a module, in the order of its page; none if it has no page. */
    public static Array<NumberedRule> of(String module) {
        return Repository.files(module, "RULES.md")
                .flatMap(page -> Array.ofAll(
                        LINE.matcher(Repository.text(page)).results().map(NumberedRule::rule).toList()));
    }

    private static NumberedRule rule(MatchResult line) {
        return new NumberedRule(line.group(1), line.group(2));
    }

    /** The numbers of all rules of a module. */
    public static Array<String> numbers(String module) {
        return of(module).map(NumberedRule::number);
    }

    /** Its section, such as {@code TO-5}. */
    public String section() {
        return number.substring(0, number.indexOf('.'));
    }

    /** What it is about, in one line: its first sentence, shortened. */
    public String title() {
        String plain = text.replaceAll("\\[[A-Z][^]]*] ?", "").replace("**", "").replace("|", "/").strip();
        Matcher end = Pattern.compile("[.:;] |[.:]$").matcher(plain);
        String sentence = end.find() ? plain.substring(0, end.start()) : plain;
        return sentence.length() <= TITLE
                ? sentence
                : sentence.substring(0, sentence.lastIndexOf(' ', TITLE)).replaceAll("[,;]$", "") + " …";
    }
}
