package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.text.ByteOrderMark;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Map;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.function.BinaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads a language file, line by line. */
final class PhrasesParser {
    private static final Pattern HEADER = Pattern.compile("(language|feature|count|change) +(.*)");
    private static final Pattern NAMED = Pattern.compile("([\\w-]+) *= *(.*)");
    private static final Pattern SECTION = Pattern.compile("([\\w.]+)(?:/(\\w+))?:");
    private static final Pattern HEAD =
            Pattern.compile("(\\*/[\\w-]+|\\*|(?:[\\w.-]|[^\\x00-\\x7f])+(?:/[\\w-]+)?)(?: *\\(([^)]*)\\))? *=(.*)");
    private static final Pattern KEY = Pattern.compile("([^/]+)(?:/(\\w+))?");

    private final ArrayList<Problem> problems = new ArrayList<>();
    private String language;
    private Features features;
    private Plurals plurals;
    private Changes changes;
    private Map<String, Array<Phrase>> own = LinkedHashMap.empty();
    private String section = "";
    private String variant = "";
    private int number;

    private PhrasesParser(Phrases before) {
        language = before.language();
        features = before.features();
        plurals = before.plurals();
        changes = before.changes();
    }

    /** Phrases, and those of a text behind them: where both say the same, these phrases do. */
    static Either<Array<Problem>, Phrases> parse(Phrases before, String text) {
        return parse(before, text, Array::appendAll);
    }

    /** Phrases, and those of a text that belongs to the same game: the text's come first, but what is said on conditions before all else. */
    static Either<Array<Problem>, Phrases> together(Phrases before, String text) {
        return parse(
                before,
                text,
                (other, own) -> own.appendAll(other)
                        .partition(Phrase::always)
                        .apply((always, special) -> special.appendAll(always)));
    }

    private static Either<Array<Problem>, Phrases> parse(
            Phrases before, String text, BinaryOperator<Array<Phrase>> order) {
        PhrasesParser parser = new PhrasesParser(before);
        Array.of(ByteOrderMark.without(text).split("\r?\n")).forEach(parser::line);
        Map<String, Array<Phrase>> all = before.all().merge(parser.own, order::apply);
        parser.problems.addAll(Circles.in(all).toJavaList());
        return parser.problems.isEmpty()
                ? Either.right(new Phrases(parser.language, parser.features, parser.plurals, parser.changes, all))
                : Either.left(Array.ofAll(parser.problems));
    }

    private void line(String line) {
        number++;
        String words = line.trim();
        if (words.isEmpty() || words.startsWith("#") || GameFile.namesAnother(line)) {
            return;
        }
        boolean within = Character.isWhitespace(line.charAt(0));
        Matcher header = HEADER.matcher(words);
        Matcher begins = SECTION.matcher(words);
        if (!within && header.matches()) {
            header(header.group(1), header.group(2));
        } else if (!within && begins.matches()) {
            section = begins.group(1);
            variant = begins.group(2) == null ? "" : begins.group(2);
        } else {
            phrase(line, within);
        }
    }

    private void header(String what, String words) {
        Matcher named = NAMED.matcher(words);
        if (what.equals("language")) {
            language = words;
        } else if (!named.matches()) {
            problem(1, Rejection.of("words/header", "a name, an equals sign and words must follow"));
        } else if (what.equals("feature")) {
            feature(named.group(1), Array.of(named.group(2).split(" +")));
        } else if (what.equals("count")) {
            count(named.group(1), named.group(2));
        } else {
            change(named.group(1), named.group(2));
        }
    }

    private void feature(String name, Array<String> values) {
        if (features.all().size() == Features.MOST || values.size() > Features.MOST_VALUES) {
            problem(1, Rejection.of("words/many-features", "there are too many features, or values of one"));
            return;
        }
        features = new Features(features.all().append(new Features.Feature(name, values)));
    }

    private void count(String value, String rule) {
        Option<Integer> counted = features.value(value);
        Plurals.parse(rule)
                .filterOrElse(parsed -> counted.isDefined(), parsed -> value)
                .peek(parsed -> plurals = new Plurals(plurals.all().append(new Plurals.Plural(counted.get(), parsed))))
                .peekLeft(
                        wrong -> problem(1, Rejection.of("words/count", "this is no rule of counting: {rule}", wrong)));
    }

    private void change(String word, String words) {
        Array<String> before = Array.of(words.split(" +before +"));
        Array<String> after = Array.of(words.split(" +after +"));
        if (before.size() == 2) {
            changes = changes.and(word, new Changes.Change(before.get(0), before.get(1)));
        } else if (after.size() == 2) {
            changes = changes.and(
                    word, new Changes.Ending(after.get(0), Array.of(after.get(1).split(" +"))));
        } else {
            problem(1, Rejection.of("words/change", "a change is written: change a = an before aeiou"));
        }
    }

    private void phrase(String line, boolean within) {
        Matcher head = HEAD.matcher(line);
        int start = line.indexOf(line.trim());
        if (!head.region(start, line.length()).matches()) {
            problem(start + 1, Rejection.of("words/no-line", "a phrase is written: Name = words"));
            return;
        }
        String pattern = head.group(3);
        try {
            String key = key(head.group(1), within);
            PatternParser.Parsed parsed = PatternParser.parse(pattern.trim(), features, key.split("/")[0]);
            Phrase phrase = bracket(head.group(2) == null ? "" : head.group(2)).of(number, parsed);
            own = own.put(key, own.get(key).getOrElse(Array.empty()).append(phrase));
        } catch (PatternParser.Unclear unclear) {
            int blanks = pattern.indexOf(pattern.trim());
            problem(head.start(3) + blanks + unclear.column() + 1, unclear.why());
        }
    }

    private String key(String head, boolean within) {
        if (head.startsWith("-")) {
            return head;
        } else if (within) {
            return Phrases.key(head.equals("*") ? section : section + "." + head, variant);
        }
        Matcher key = KEY.matcher(head);
        return key.matches() ? Phrases.key(key.group(1), key.group(2) == null ? "" : key.group(2)) : head;
    }

    /** What stands in brackets behind the name: conditions, with an equals sign, and features. */
    private record Bracket(Array<Phrase.Condition> conditions, int features, Array<String> marks) {
        Phrase of(int line, PatternParser.Parsed parsed) {
            return new Phrase(
                    line,
                    conditions,
                    features,
                    marks,
                    parsed.pattern(),
                    parsed.agreeing(),
                    parsed.pattern().away());
        }
    }

    private Bracket bracket(String words) {
        Array<String> all = Array.of(words.split("[, ]+")).reject(String::isEmpty);
        Array<String> marks = all.filter(PhrasesParser::isMark);
        Array<String> parts = all.reject(PhrasesParser::isMark);
        Array<Phrase.Condition> conditions = parts.filter(each -> each.contains("="))
                .map(each -> new Phrase.Condition(
                        each.substring(0, each.indexOf('=')), each.substring(each.indexOf('=') + 1)));
        int features = Features.OPEN;
        for (String name : parts.reject(each -> each.contains("="))) {
            Option<Integer> value = this.features.value(name);
            int both = Features.both(features, value.getOrElse(Features.OPEN));
            if (value.isEmpty() || both == Features.CONFLICT) {
                problem(1, PatternParser.noFeature(name));
            } else {
                features = both;
            }
        }
        return new Bracket(conditions, features, marks);
    }

    private static boolean isMark(String word) {
        return Array.of(Role.values()).exists(role -> role.word().equals(word))
                || word.startsWith(Phrase.TOGETHER)
                || word.startsWith(Phrase.THEN);
    }

    private void problem(int column, Rejection why) {
        problems.add(new Problem("line " + number + ", column " + column, why));
    }
}
