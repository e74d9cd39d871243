package io.github.terrene.narrator.wording;

import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the code says why something is refused, as a phrase: it speaks English, so that English words say only what they say better. */
final class CodePhrase {
    private static final Pattern FACT = Pattern.compile("\\{(\\w+)(?::(\\w+))?}");
    private static final Map<String, String> HOW =
            HashMap.of("times", "/" + Reasons.OFTEN, "all", " \", \" \" and \"", "any", " \", \" \" or \"");
    private static final Pattern SPECIAL = Pattern.compile("[\\\\{}\\[\\]<|^#]");

    private CodePhrase() {}

    /**
     * The phrase for a template; none if these words are not English, or if it cannot be read.
     *
     * @param template as in {@link io.github.terrene.kernel.Rejection#template}
     */
    static Option<Phrase> of(String template, Phrases words) {
        if (!words.inCode()) {
            return Option.none();
        }
        try {
            PatternParser.Parsed parsed = PatternParser.parse(pattern(template), words.features(), "");
            return Option.some(new Phrase(
                    0,
                    Array.empty(),
                    Features.OPEN,
                    Array.empty(),
                    parsed.pattern(),
                    parsed.agreeing(),
                    Array.empty()));
        } catch (PatternParser.Unclear unclear) {
            return Option.none();
        }
    }

    private static String pattern(String template) {
        StringBuilder pattern = new StringBuilder();
        Matcher fact = FACT.matcher(template);
        int from = 0;
        while (fact.find()) {
            pattern.append(literal(template.substring(from, fact.start())))
                    .append('{')
                    .append(fact.group(1))
                    .append(HOW.getOrElse(String.valueOf(fact.group(2)), ""))
                    .append('}');
            from = fact.end();
        }
        return pattern.append(literal(template.substring(from))).toString();
    }

    private static String literal(String words) {
        return SPECIAL.matcher(words).replaceAll("\\\\$0");
    }
}
