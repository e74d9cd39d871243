package io.github.terrene.testkit.matrix;

import io.github.terrene.testkit.architecture.Repository;
import io.vavr.collection.Array;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A rule as a {@code RULES.md} says it.
 *
 * @param number such as {@code TO-5.6}
 * @param chapter the heading above it, such as {@code 5. Battle}
 * @param text what it says, as far as it stands in the same paragraph
 */
public record NumberedRule(String number, String chapter, String text) {
    private static final Pattern RULE = Pattern.compile("\\*\\*((?:TO|TL|HB|CG)-[1-9][0-9]*\\.[1-9][0-9]*)\\*\\* (.*)");
    private static final Pattern CHAPTER = Pattern.compile("## (.*)");
    private static final int TITLE = 90;

    /** The rules of a module, in the order of its page; none if it has no page. */
    public static Array<NumberedRule> of(String module) {
        return Repository.files(module, "RULES.md").flatMap(NumberedRule::on);
    }

    private static Array<NumberedRule> on(Path page) {
        List<NumberedRule> rules = new ArrayList<>();
        String chapter = "";
        for (String line : Repository.text(page).split("\n")) {
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
