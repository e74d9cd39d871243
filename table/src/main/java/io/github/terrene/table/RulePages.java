package io.github.terrene.table;

import io.github.terrene.narrator.wording.GameFile;
import io.github.terrene.shelf.Shelf;
import io.vavr.Lazy;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The rules as their pages print them: each jar of rules brings its own, in English and in other languages. */
final class RulePages {
    private static final Pattern RULE = Pattern.compile("\\*\\*([A-Z]{2}-[0-9]+\\.[0-9]+)\\*\\* (.+)");
    private static final String ENGLISH = "en";

    /** The text of each rule by its number, in each language. */
    private final Lazy<Map<String, Map<String, String>>> texts;

    /** The rules of what is offered, which are read when somebody asks for one. */
    RulePages(OfferedGames offered) {
        this.texts = Lazy.of(() -> HashMap.ofEntries(
                Shelf.LANGUAGES.map(language -> Tuple.of(language, texts(offered.artifacts(), language)))));
    }

    /**
     * A rule as it is printed.
     *
     * @param language the language of the text
     */
    record Printed(String text, String language) {}

    /** The rule with that number in that language; in English, which is the text that counts, if it is not printed in the other. */
    Option<Printed> find(String number, String language) {
        return in(number, language).orElse(() -> in(number, ENGLISH));
    }

    private Option<Printed> in(String number, String language) {
        return texts.get()
                .get(language)
                .flatMap(printed -> printed.get(number))
                .map(text -> new Printed(text, language));
    }

    private static Map<String, String> texts(Array<String> artifacts, String language) {
        String page = language.equals(ENGLISH) ? "RULES.md" : "RULES." + language + ".md";
        return HashMap.ofEntries(artifacts
                .flatMap(artifact ->
                        Array.of(text("META-INF/" + artifact + "/" + page).split("\r?\n")))
                .map(RULE::matcher)
                .filter(Matcher::matches)
                .map(rule -> Tuple.of(rule.group(1), rule.group(2))));
    }

    private static String text(String page) {
        return GameFile.read(page, RulePages.class).getOrElse("");
    }
}
