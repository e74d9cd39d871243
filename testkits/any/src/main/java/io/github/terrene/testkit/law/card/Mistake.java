package io.github.terrene.testkit.law.card;

import io.github.terrene.kernel.Dice;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/**
 * A line of a card with a slip, as somebody may write it.
 *
 * @param line what is written
 * @param from where the slip begins, or what is beside it
 * @param to where it ends
 * @param word what is meant, or what is too many
 */
record Mistake(String line, int from, int to, String word) {
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+");
    private static final int LETTERS = 26;
    private static final int SHORT = 3;

    /** The sorts of slips. */
    enum Slip {
        /** A word has a wrong letter. */
        WRONG_LETTER,
        /** A word is left out. */
        LEFT_OUT,
        /** There is a word too many. */
        TOO_MANY,
        /** Two words are exchanged. */
        EXCHANGED
    }

    private record Word(int from, int to, String text) {
        static Word of(MatchResult found) {
            return new Word(found.start(), found.end(), found.group());
        }

        boolean number() {
            return Character.isDigit(text.charAt(0));
        }
    }

    /** A line with such a slip somewhere; none if it has no words for that. */
    static Option<Mistake> in(String line, Slip slip, Array<String> words, Dice dice) {
        Array<Word> all = Array.ofAll(WORD.matcher(line).results().map(Word::of).toList());
        int at = dice.below(all.size());
        Word word = all.get(at);
        return switch (slip) {
            case WRONG_LETTER ->
                Option.when(!word.number() && word.text().length() >= SHORT, () -> misspelled(line, word, dice));
            case LEFT_OUT -> Option.when(all.size() >= SHORT, () -> without(line, all, at));
            case TOO_MANY -> Option.some(withAnother(line, word, dice.pick(words)));
            case EXCHANGED ->
                all.drop(at + 1)
                        .headOption()
                        .filter(next ->
                                !next.number() && !word.number() && !next.text().equals(word.text()))
                        .map(next -> exchanged(line, word, next));
        };
    }

    private static Mistake misspelled(String line, Word word, Dice dice) {
        int at = word.from() + dice.below(word.text().length());
        char other = (char) ('a' + dice.below(LETTERS));
        return new Mistake(
                line.substring(0, at)
                        + (other == Character.toLowerCase(line.charAt(at)) ? 'q' : other)
                        + line.substring(at + 1),
                word.from(),
                word.to(),
                word.text());
    }

    private static Mistake without(String line, Array<Word> all, int at) {
        Word word = all.get(at);
        boolean blank = word.to() < line.length() && line.charAt(word.to()) == ' ';
        return new Mistake(
                line.substring(0, word.from()) + line.substring(blank ? word.to() + 1 : word.to()),
                at == 0 ? 0 : all.get(at - 1).from(),
                word.from(),
                word.text());
    }

    private static Mistake withAnother(String line, Word word, String other) {
        return new Mistake(
                line.substring(0, word.from()) + other + " " + line.substring(word.from()),
                word.from(),
                word.from() + other.length() + 1,
                other);
    }

    private static Mistake exchanged(String line, Word one, Word other) {
        String between = line.substring(one.to(), other.from());
        return new Mistake(
                line.substring(0, one.from()) + other.text() + between + one.text() + line.substring(other.to()),
                one.from(),
                other.to(),
                one.text());
    }

    /** Whether something that is told is told of a part of the line that has to do with the slip. */
    boolean isAt(int column, String there) {
        return column <= to && column + there.length() >= from;
    }

    /** Whether what is told says what is meant. */
    boolean names(String told) {
        boolean number = Character.isDigit(word.charAt(0)) && (told.contains("a number") || told.matches(".*\\d\".*"));
        return number
                || told.toLowerCase(Locale.ROOT).contains(word.toLowerCase(Locale.ROOT))
                || told.contains("a name");
    }
}
