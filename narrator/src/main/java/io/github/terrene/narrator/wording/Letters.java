package io.github.terrene.narrator.wording;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.TreeMap;
import java.util.TreeSet;

/** A text that is read, and how far anything in it was understood. */
final class Letters {
    /** What is missed where a number could stand. */
    static final String NUMBER = "a number";

    /** No name in a line is longer, so that a line without meaning is soon read. */
    private static final int LONGEST_NAME = 100;

    /** A letter that stands in no word. */
    static final char NOTHING = '\uffff';

    private static final String MARKS = ",.;:!?)\"\u201c";

    private static final String BEFORE_BLANKS = ",;:";

    private final String text;
    private final boolean attentive;
    private final boolean strict;
    private final TreeMap<Integer, TreeSet<String>> missed = new TreeMap<>();
    private final TreeSet<Integer> names = new TreeSet<>();
    private int farthest;
    private boolean openEnded;
    private int free = -1;

    /**
     * A text.
     *
     * @param attentive whether what is missed is remembered, which takes time
     * @param strict whether a name ends at a comma or a colon: who looks for a mistake does not take what is behind it for a part of a name
     */
    Letters(String text, boolean attentive, boolean strict) {
        this.text = text.trim();
        this.attentive = attentive;
        this.strict = strict;
    }

    /** Where the word begins that ends a text; its end if a blank or a mark does. */
    static int lastWord(String text) {
        int from = text.length();
        while (from > 0 && Character.isLetterOrDigit(text.charAt(from - 1))) {
            from--;
        }
        return from;
    }

    String text() {
        return text;
    }

    /** The last place at which something was looked for in vain. */
    int farthest() {
        return farthest;
    }

    /** Whether it makes sense as far as it goes, and another line could follow. */
    boolean openEnded() {
        return openEnded && farthest == text.length();
    }

    /** Whether all of it is understood. */
    boolean understood() {
        return free >= 0;
    }

    /** How many letters of it stand in names. */
    int free() {
        return Math.max(0, free);
    }

    /** Notes that all of it is understood, with so many letters in names. */
    Letters understood(int letters) {
        free = letters;
        return this;
    }

    /** What stands there as a name. */
    FreeName name(int from, int to) {
        int begin = text.lastIndexOf('\n', from - 1) + 1;
        int line = (int) text.chars().limit(from).filter(c -> c == '\n').count();
        return new FreeName(line, from - begin, text.substring(from, to), expected(from));
    }

    /** Whether a name could begin there. */
    boolean startsName(int at) {
        return names.contains(at);
    }

    /** What could stand at a place. */
    Array<String> expected(int at) {
        return Array.ofAll(missed.getOrDefault(at, new TreeSet<>()));
    }

    int length() {
        return text.length();
    }

    /**
     * Where it was not understood: as far as anything was, unless something before it was taken for a name that is nearly a word that could
     * stand there.
     */
    Misread misread() {
        int farthest = missed.isEmpty() ? 0 : missed.lastKey();
        int line = text.lastIndexOf('\n', farthest - 1) + 1;
        int name = Option.of(names.ceiling(line)).filter(at -> at < farthest).getOrElse(farthest);
        Array<Misread> all = Array.ofAll(
                        missed.subMap(name, true, farthest, true).descendingKeySet())
                .map(this::misread);
        return all.find(Misread::misspelled)
                .orElse(all.find(misread -> misread.near().nonEmpty()))
                .getOrElse(() -> misread(farthest));
    }

    /** What could stand at a place: words first, then marks. */
    private Misread misread(int at) {
        Array<String> expected = Array.ofAll(missed.getOrDefault(at, new TreeSet<>()));
        return new Misread(text, at, expected.sortBy(each -> !Character.isLetter(each.charAt(0))));
    }

    /** Where these words end that may stand at a place, or -1 if they do not. */
    int match(String words, int from, Changes changes) {
        int at = from;
        int i = 0;
        while (i < words.length()) {
            char c = words.charAt(i);
            int length = Character.isLetter(c) ? wordLength(words, i) : 1;
            int to = c == ' ' || c == '\n'
                    ? gap(at, c)
                    : length > 1 || Character.isLetter(c)
                            ? word(words.substring(i, i + length), at, changes)
                            : at < text.length() && Marks.alike(c, text.charAt(at)) ? at + 1 : -1;
            if (to < 0) {
                missed(words, i, at);
                missed(words, 0, from);
                return -1;
            }
            at = to;
            i += length;
        }
        return at;
    }

    private static int wordLength(String words, int from) {
        int to = from;
        while (to < words.length() && Character.isLetter(words.charAt(to))) {
            to++;
        }
        return to - from;
    }

    /** A space or an end of line: there need be none at the ends of the text, beside another one, and before a mark. */
    private int gap(int at, char c) {
        boolean last = at >= text.length();
        openEnded |= last && c == '\n';
        if (!last && c == '\n' && text.charAt(at) == c) {
            return at + 1;
        } else if (!last && c == ' ' && Marks.blank(text.charAt(at))) {
            return behindBlanks(at);
        }
        boolean first = at == 0
                || text.charAt(at - 1) == c
                || c == ' ' && Marks.blank(text.charAt(at - 1))
                || text.charAt(at - 1) == '\n';
        boolean open = c == ' ' && at > 0 && text.charAt(at - 1) == '(';
        boolean closed = last || text.charAt(at) == '\n' || c == ' ' && MARKS.indexOf(text.charAt(at)) >= 0;
        boolean behindMark = c == ' ' && at > 0 && BEFORE_BLANKS.indexOf(text.charAt(at - 1)) >= 0;
        return first || open || closed || behindMark ? at : -1;
    }

    private int behindBlanks(int at) {
        int to = at;
        while (to < text.length() && Marks.blank(text.charAt(to))) {
            to++;
        }
        return to;
    }

    private int word(String word, int at, Changes changes) {
        String changed = changes.of(word).map(Changes.Change::to).getOrElse(word);
        return ends(changed, at) ? at + changed.length() : begins(word, at) ? at + word.length() : -1;
    }

    private boolean ends(String word, int at) {
        int to = at + word.length();
        return begins(word, at) && (to >= text.length() || !Character.isLetter(text.charAt(to)));
    }

    /** Words may have a capital that phrases do not have, or none: who writes a card need not know where sentences begin. */
    private boolean begins(String word, int at) {
        return at < text.length()
                && Character.toLowerCase(text.charAt(at)) == Character.toLowerCase(word.charAt(0))
                && text.startsWith(word.substring(1), at + 1);
    }

    private void missed(String words, int from, int at) {
        farthest = Math.max(farthest, at);
        if (attentive && !words.substring(from).trim().isEmpty()) {
            missed.computeIfAbsent(at, place -> new TreeSet<>())
                    .add(words.substring(from).trim());
        }
    }

    /** Where the digits end that stand at a place. */
    int digits(int from) {
        int to = from;
        while (to < text.length() && text.charAt(to) >= '0' && text.charAt(to) <= '9') {
            to++;
        }
        if (to == from) {
            missed(NUMBER, 0, from);
        }
        return to;
    }

    /**
     * Where words can end that begin at a place, all in one line. Behind the first line, which is a name itself, they begin with a letter or a
     * digit, have a letter, and are not longer than a name is.
     */
    Array<Integer> ends(int from) {
        names.add(from);
        boolean first = text.lastIndexOf('\n', from - 1) < 0;
        ArrayList<Integer> ends = new ArrayList<>();
        boolean goesOn = from < text.length()
                && (first
                        ? !Marks.blank(text.charAt(from)) && text.charAt(from) != '\n'
                        : Character.isLetterOrDigit(text.charAt(from)));
        boolean named = first;
        int farthest = first ? text.length() : Math.min(text.length(), from + LONGEST_NAME);
        for (int to = from + 1; goesOn && to <= farthest; to++) {
            named |= Character.isLetter(text.charAt(to - 1));
            if (named && !Marks.blank(text.charAt(to - 1)) && (first || !separates(to - 1)) && !inWord(to)) {
                ends.add(to);
            }
            goesOn = to == text.length() || text.charAt(to) != '\n' && (first || !strict || !separates(to));
        }
        return Array.ofAll(ends);
    }

    private boolean inWord(int at) {
        return at < text.length()
                && Character.isLetterOrDigit(text.charAt(at))
                && Character.isLetterOrDigit(text.charAt(at - 1));
    }

    private boolean separates(int at) {
        return ",:;".indexOf(text.charAt(at)) >= 0;
    }
}
