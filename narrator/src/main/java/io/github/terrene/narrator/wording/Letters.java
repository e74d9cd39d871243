package io.github.terrene.narrator.wording;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.TreeMap;
import java.util.TreeSet;

/** A text that is read, and how far anything in it was understood. */
final class Letters {
    private static final String MARKS = ",.;:!?)\"\u201c";

    private final String text;
    private final boolean attentive;
    private final TreeMap<Integer, TreeSet<String>> missed = new TreeMap<>();
    private final TreeSet<Integer> names = new TreeSet<>();

    /**
     * A text.
     *
     * @param attentive whether what is missed is remembered, which takes time
     */
    Letters(String text, boolean attentive) {
        this.text = text.trim();
        this.attentive = attentive;
    }

    String text() {
        return text;
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
                            : at < text.length() && text.charAt(at) == c ? at + 1 : -1;
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
        if (!last && text.charAt(at) == c) {
            return at + 1;
        }
        boolean first = at == 0 || text.charAt(at - 1) == c || text.charAt(at - 1) == '\n';
        boolean open = c == ' ' && at > 0 && text.charAt(at - 1) == '(';
        boolean closed = last || text.charAt(at) == '\n' || c == ' ' && MARKS.indexOf(text.charAt(at)) >= 0;
        return first || open || closed ? at : -1;
    }

    private int word(String word, int at, Changes changes) {
        String changed = changes.of(word).map(Changes.Change::to).getOrElse(word);
        return ends(changed, at) ? at + changed.length() : begins(word, at) ? at + word.length() : -1;
    }

    private boolean ends(String word, int at) {
        int to = at + word.length();
        return begins(word, at) && (to >= text.length() || !Character.isLetter(text.charAt(to)));
    }

    /** Words may have a capital that phrases do not have: who writes a card need not know where sentences begin. */
    private boolean begins(String word, int at) {
        return at < text.length()
                && (text.charAt(at) == word.charAt(0) || text.charAt(at) == Character.toUpperCase(word.charAt(0)))
                && text.startsWith(word.substring(1), at + 1);
    }

    private void missed(String words, int from, int at) {
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
            missed("a number", 0, from);
        }
        return to;
    }

    /** Where words can end that begin at a place, all in one line. */
    Array<Integer> ends(int from) {
        names.add(from);
        ArrayList<Integer> ends = new ArrayList<>();
        boolean begins = from < text.length() && !Character.isWhitespace(text.charAt(from));
        for (int to = from + 1; begins && to <= text.length(); to++) {
            boolean inside = to < text.length()
                    && Character.isLetterOrDigit(text.charAt(to))
                    && Character.isLetterOrDigit(text.charAt(to - 1));
            if (!inside && text.charAt(to - 1) != ' ') {
                ends.add(to);
            }
            begins = to == text.length() || text.charAt(to) != '\n';
        }
        return Array.ofAll(ends);
    }
}
