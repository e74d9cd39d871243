package io.github.terrene.narrator.wording;

import io.vavr.collection.Array;
import java.util.ArrayList;

/** Puts pieces together to a text. */
final class Assembly {
    private static final String MARKS = ",.;:!?)\u201c"; // the last one ends a quotation in German
    private static final char QUOTE = '"';
    private static final char NONE = 0;

    private final Changes changes;
    private final ArrayList<Word> words = new ArrayList<>();
    private final StringBuilder text = new StringBuilder(); // words of the language that belong together
    private String changing = ""; // a word that depends on the letter behind it
    private char gap = NONE; // a space or an end of line that waits for what follows
    private boolean capital;
    private boolean quoting; // a quotation was begun and not ended
    private char last = NONE;

    Assembly(Changes changes) {
        this.changes = changes;
    }

    void add(Piece piece) {
        if (piece instanceof Piece.Literal literal) {
            literal(literal.words());
        } else if (piece instanceof Piece.Atom atom) {
            atom(atom.word());
        } else {
            capital = true;
        }
    }

    private void literal(String more) {
        int at = 0;
        while (at < more.length()) {
            char c = more.charAt(at);
            if (c == ' ' || c == '\n') {
                gap = c == '\n' || gap == '\n' ? '\n' : ' ';
                at++;
            } else if (Character.isLetter(c) && (gap != NONE || text.length() == 0 || !Character.isLetter(last))) {
                at = word(more, at);
            } else {
                put(c);
                at++;
            }
        }
    }

    /** A whole word: it may be one that changes. */
    private int word(String more, int from) {
        int to = from;
        while (to < more.length() && Character.isLetter(more.charAt(to))) {
            to++;
        }
        String word = more.substring(from, to);
        if (changes.of(word).isDefined() && to < more.length() && more.charAt(to) == ' ') {
            open(word.charAt(0));
            changing = word;
        } else {
            boolean ends = gap == NONE && text.length() == 0 && !words.isEmpty();
            for (char c :
                    (ends ? changes.behind(word, words.get(words.size() - 1).text()) : word).toCharArray()) {
                put(c);
            }
        }
        return to;
    }

    private void put(char c) {
        open(c);
        text.append(capital ? Character.toUpperCase(c) : c);
        capital &= !Character.isLetterOrDigit(c);
        last = c;
    }

    private void atom(Word word) {
        if (word.text().isEmpty()) {
            return;
        }
        open(word.text().charAt(0));
        quoting ^= word.text().substring(1).chars().filter(c -> c == QUOTE).count() % 2 == 1;
        String written = capital ? capital(word.text()) : word.text();
        capital = false;
        flush();
        words.add(new Word(word.kind(), written, word.about()));
        last = written.charAt(written.length() - 1);
    }

    private static String capital(String text) {
        return Character.toUpperCase(text.charAt(0)) + text.substring(1);
    }

    /** What was left open until the next letter is known. */
    private void settle(char next) {
        if (!changing.isEmpty()) {
            String word = changes.before(changing, next);
            changing = "";
            for (int i = 0; i < word.length(); i++) {
                text.append(capital ? Character.toUpperCase(word.charAt(i)) : word.charAt(i));
                capital = false;
            }
            last = word.charAt(word.length() - 1);
        }
    }

    private void open(char next) {
        settle(next);
        boolean begins = text.length() == 0 && words.isEmpty();
        if (gap == '\n' && !begins) {
            text.append('\n');
        } else if (gap == ' ' && !begins && last != '(' && MARKS.indexOf(next) < 0 && !(next == QUOTE && quoting)) {
            text.append(' ');
        }
        quoting ^= next == QUOTE;
        gap = NONE;
    }

    private void flush() {
        if (text.length() > 0) {
            words.add(new Word(Word.Kind.WORDS, text.toString(), ""));
            text.setLength(0);
        }
    }

    Said said() {
        settle(NONE);
        flush();
        return new Said(Array.ofAll(words));
    }
}
