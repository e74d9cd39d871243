package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.Rejection;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.regex.Matcher;

/**
 * Reads the right side of a line: words, and slots in braces.
 *
 * <p>{@code {whom}} is a part; {@code {whom/all dat}} a part said in a variant, with a feature; {@code {type number}} a part that has its
 * number in common with the phrase, {@code {type *}} all features; {@code {targets ", " " and "}} a list; {@code {effects ". ": ^#}} a list
 * each of whose elements begins with a capital, {@code {effects ". ^"}} all but the first; {@code {kinds " or ": {# one}}} a list each of
 * whose elements is said with a feature; {@code {limit? of cost # or less}} what is said only if the part is there, behind a bar
 * what is said otherwise; {@code {slot@seat}} what lies at that place of that side, or of that list; {@code {attack=defence}} two parts said once since they are equal; {@code {timing!}} a part that is always there; {@code {target..}} a part that
 * other parts say as {@code {..target}}; {@code {#/noun}} the whole value in a variant; {@code {-ending}} words that depend on features only; {@code
 * [whom: gets|get]} one of several by the first feature of a part, {@code [.gender: er|sie|es]} by a feature of the phrase; {@code <first|once more|right after>} a mention; {@code ^} has
 * a capital follow.
 */
final class PatternParser {
    private static final java.util.regex.Pattern SLOT = java.util.regex.Pattern.compile(
            "(#|[\\w.]+)?(?:=(\\w+))?(?:@([\\w.]+))?(?:/(\\w+))?(!?)((?: +[\\w*]+)*)((?: +\"[^\"]*\"){0,2}) *");
    private static final java.util.regex.Pattern BY = java.util.regex.Pattern.compile("(\\w+)?(?:\\.(\\w+))?: ?");
    private static final java.util.regex.Pattern QUOTED = java.util.regex.Pattern.compile("\"([^\"]*)\"");
    private static final java.util.regex.Pattern OTHER = java.util.regex.Pattern.compile("([\\w.-]+): ");
    private static final int DEEPEST = 20;

    private static final String APART = "apart";

    /** What stands before the name of a part of what is said around. */
    static final String AROUND = "..";

    private final String text;
    private final Features features;
    private final Array<String> agreeing;
    private final String key;
    private int at;
    private int depth;

    private PatternParser(String text, Features features, Array<String> agreeing, String key) {
        this.key = key;
        this.text = text;
        this.features = features;
        this.agreeing = agreeing;
    }

    /** What cannot be read, and where. */
    static final class Unclear extends Exception {
        private static final long serialVersionUID = 1L;
        private final int column;
        private final transient Rejection why;

        Unclear(int column, Rejection why) {
            super(why.text());
            this.column = column;
            this.why = why;
        }

        int column() {
            return column;
        }

        Rejection why() {
            return why;
        }
    }

    /** The pattern, and the slots with which others agree. */
    record Parsed(Pattern pattern, Array<String> agreeing) {}

    static Parsed parse(String text, Features features, String key) throws Unclear {
        Array<String> agreeing = agreeing(text);
        PatternParser parser = new PatternParser(text, features, agreeing, key);
        Pattern pattern = parser.pattern("");
        if (parser.at < text.length()) {
            throw parser.unclear(Rejection.of(
                    "words/unexpected", "{character} closes nothing", text.substring(parser.at, parser.at + 1)));
        }
        return new Parsed(pattern, agreeing);
    }

    /** The slots that alternates name; they are looked for first, since a slot may stand behind them. */
    private static Array<String> agreeing(String text) {
        ArrayList<String> names = new ArrayList<>();
        Matcher matcher = BY.matcher(text);
        for (int open = text.indexOf('['); open >= 0; open = text.indexOf('[', open + 1)) {
            if (matcher.region(open + 1, text.length()).lookingAt() && matcher.group(1) != null) {
                names.add(matcher.group(1));
            }
        }
        return Array.ofAll(names).distinct();
    }

    /** Up to one of these characters, or to the end. */
    private Pattern pattern(String ends) throws Unclear {
        depth++;
        if (depth > DEEPEST) {
            throw unclear(Rejection.of("words/too-deep", "braces and brackets are nested too deep"));
        }
        ArrayList<Item> items = new ArrayList<>();
        StringBuilder words = new StringBuilder();
        while (at < text.length() && ends.indexOf(text.charAt(at)) < 0) {
            char c = text.charAt(at);
            if ("{[^#<".indexOf(c) >= 0) {
                flush(words, items);
                items.add(item(c));
            } else if ("}]|".indexOf(c) >= 0) {
                break;
            } else {
                words.append(literal(c));
            }
        }
        depth--;
        flush(words, items);
        return items.isEmpty() ? Pattern.EMPTY : new Pattern(Array.ofAll(items));
    }

    private static void flush(StringBuilder words, ArrayList<Item> items) {
        if (words.length() > 0) {
            items.add(new Item.Literal(words.toString()));
            words.setLength(0);
        }
    }

    private char literal(char c) throws Unclear {
        at++;
        if (c != '\\') {
            return c;
        }
        if (at == text.length()) {
            throw unclear(Rejection.of("words/backslash", "a backslash needs a character behind it"));
        }
        char escaped = text.charAt(at++);
        return escaped == 'n' ? '\n' : escaped;
    }

    private Item item(char c) throws Unclear {
        at++;
        return switch (c) {
            case '{' -> slot();
            case '[' -> alternates();
            case '<' -> mention();
            case '^' -> new Item.Capital();
            default -> new Item.Inner();
        };
    }

    private Item slot() throws Unclear {
        if (at < text.length() && text.charAt(at) == '-') {
            int end = text.indexOf('}', at);
            if (end < 0) {
                throw unclear(Rejection.of("words/brace", "the brace is not closed"));
            }
            String name = text.substring(at, end);
            at = end + 1;
            return new Item.Term(name);
        }
        Matcher matcher = SLOT.matcher(text).region(at, text.length());
        if (!matcher.lookingAt()) {
            throw unclear(Rejection.of("words/slot", "a slot begins with the name of a part"));
        }
        Item.Slot slot = bare(matcher);
        String path = matcher.group(1) == null ? "" : matcher.group(1);
        at = matcher.end();
        if (path.startsWith(AROUND) || path.endsWith(AROUND)) {
            return elsewhere(path, slot);
        }
        Option<Pattern> each = Option.none();
        if (skip(':')) {
            skip(' '); // it is for who reads the file
            each = Option.some(pattern("?}"));
        }
        Option<Pattern> present = skip('?') ? Option.some(pattern("|}")) : Option.none();
        Pattern absent = present.isDefined() && skip('|') ? pattern("}") : Pattern.EMPTY;
        if (!skip('}')) {
            throw unclear(Rejection.of("words/brace", "the brace is not closed"));
        }
        return slot.with(each, present, absent);
    }

    /** A part that is said within others, or what others say of it. */
    private Item elsewhere(String path, Item.Slot slot) throws Unclear {
        String name = path.replace(AROUND, "");
        if (name.isEmpty() || name.contains(".") || !skip('}')) {
            throw unclear(Rejection.of("words/slot", "a slot begins with the name of a part"));
        }
        return path.startsWith(AROUND) ? new Item.Around(name, slot) : new Item.Away(name);
    }

    private Item.Slot bare(Matcher matcher) throws Unclear {
        String path = matcher.group(1) == null ? "#" : matcher.group(1);
        int fixed = Features.OPEN;
        int shared = 0;
        Array<String> words = Array.of(matcher.group(6).trim().split(" +"));
        for (String word : words.reject(each -> each.isEmpty() || each.equals(APART))) {
            Option<Integer> value = features.value(word);
            Option<Integer> mask = word.equals("*") ? Option.some(features.everything()) : features.mask(word);
            if (value.isEmpty() && mask.isEmpty()) {
                throw unclear(noFeature(word));
            }
            fixed = Features.both(fixed, value.getOrElse(Features.OPEN));
            if (fixed == Features.CONFLICT) {
                throw unclear(noFeature(word));
            }
            shared |= mask.getOrElse(0);
        }
        Array<String> names = path.equals("#") ? Array.empty() : Array.of(path.split("\\."));
        return new Item.Slot(
                names,
                named(matcher, 2),
                named(matcher, 3),
                named(matcher, 4),
                fixed,
                shared,
                !matcher.group(5).isEmpty(),
                agreeing.indexOf(path),
                joints(matcher.group(7), words.contains(APART)),
                Option.none(),
                Option.none(),
                Pattern.EMPTY);
    }

    private static String named(Matcher matcher, int group) {
        return matcher.group(group) == null ? "" : matcher.group(group);
    }

    private static Item.Joints joints(String quoted, boolean apart) {
        ArrayList<Item.Joint> found = new ArrayList<>();
        Matcher matcher = QUOTED.matcher(quoted);
        while (matcher.find()) {
            found.add(joint(matcher.group(1).replace("\\n", "\n")));
        }
        return found.isEmpty()
                ? new Item.Joints(Item.Joints.PLAIN.between(), Item.Joints.PLAIN.last(), apart)
                : new Item.Joints(found.get(0), found.get(found.size() - 1), apart);
    }

    private static Item.Joint joint(String words) {
        boolean capital = words.endsWith("^");
        return new Item.Joint(capital ? words.substring(0, words.length() - 1) : words, capital);
    }

    private Item alternates() throws Unclear {
        Matcher matcher = BY.matcher(text).region(at, text.length());
        String slot = "";
        String feature = "";
        if (matcher.lookingAt()) {
            slot = matcher.group(1) == null ? "" : matcher.group(1);
            feature = matcher.group(2) == null ? "" : matcher.group(2);
            at = matcher.end();
        }
        int place = feature.isEmpty() ? 0 : features.place(feature);
        if (place < 0 || features.all().isEmpty()) {
            throw unclear(noFeature(feature));
        }
        ArrayList<Pattern> patterns = new ArrayList<>();
        do {
            patterns.add(pattern("|]"));
        } while (skip('|'));
        if (!skip(']')) {
            throw unclear(Rejection.of("words/bracket", "the bracket is not closed"));
        }
        Features.Feature which = features.all().get(place);
        if (patterns.size() > which.values().size()) {
            throw unclear(Rejection.of(
                    "words/alternatives",
                    "there are {number:number} alternatives for the {values:number} values of {feature}",
                    patterns.size(),
                    which.values().size(),
                    which.name()));
        }
        return new Item.Alternates(slot.isEmpty() ? -1 : agreeing.indexOf(slot), place, Array.ofAll(patterns));
    }

    private Item mention() throws Unclear {
        Matcher other = OTHER.matcher(text).region(at, text.length());
        boolean looks = other.lookingAt();
        at = looks ? other.end() : at;
        ArrayList<Pattern> ways = new ArrayList<>();
        do {
            ways.add(pattern("|>"));
        } while (skip('|'));
        if (!skip('>') || ways.size() > (looks ? 2 : Item.Mention.MOST_WAYS)) {
            throw unclear(Rejection.of("words/mention", "a mention is written <first|once more|right after>"));
        }
        return new Item.Mention(looks ? other.group(1) : key, looks, Array.ofAll(ways));
    }

    private boolean skip(char c) {
        boolean there = at < text.length() && text.charAt(at) == c;
        at += there ? 1 : 0;
        return there;
    }

    /** That no feature, and no value of one, is called so. */
    static Rejection noFeature(String name) {
        return Rejection.of("words/feature", "there is no feature called {name}", name);
    }

    private Unclear unclear(Rejection why) {
        return new Unclear(at, why);
    }
}
