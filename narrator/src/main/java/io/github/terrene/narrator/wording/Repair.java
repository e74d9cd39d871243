package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.Rejection;
import io.vavr.collection.Array;

/**
 * A small change to a text that was not understood: what was probably meant.
 *
 * @param kind what is changed
 * @param at the place of the change
 * @param there what stands there now
 * @param meant what is meant instead; an empty text for nothing
 */
record Repair(Kind kind, int at, String there, String meant) {
    /** Stands for any number. */
    static final String ANY_NUMBER = "1";

    /** Stands for any name. */
    static final String ANY_NAME = "Name";

    /** What can be wrong, the likelier first. */
    enum Kind {
        /** A word has a wrong letter or two. */
        MISSPELLED,
        /** Two words are exchanged. */
        EXCHANGED,
        /** Something is left out. */
        LEFT_OUT,
        /** There is a word too many. */
        TOO_MANY,
        /** What begins with a mark is left out as a whole, such as ", cost 1". */
        PART_LEFT_OUT,
        /** Another word is meant. */
        OTHER
    }

    /** The text with the change. */
    String of(String text) {
        return text.substring(0, at) + meant + text.substring(at + there.length());
    }

    /** Whether another one changes the same thing at the same place. */
    boolean isBeside(Repair other) {
        return kind == other.kind && at == other.at;
    }

    /** Where the word stands that is changed: a word too many goes with the blank before it. */
    int place() {
        return there.startsWith(" ") ? at + 1 : at;
    }

    /** How much longer the text is then. */
    int longer() {
        return meant.length() - there.length();
    }

    /**
     * What is told.
     *
     * @param alike changes of the same kind at the same place, this among them
     * @param text what is not understood
     */
    static Rejection why(Array<Repair> alike, String text) {
        Repair first = alike.head();
        Array<String> meant = alike.map(Repair::shown).distinct();
        String there = first.there.trim();
        return switch (first.kind) {
            case MISSPELLED ->
                Rejection.of(
                        "words/misspelled", "\"{there}\" is not understood: did you mean {meant:any}?", there, meant);
            case OTHER ->
                Rejection.of(
                        "words/other-meant", "\"{there}\" cannot stand here: did you mean {meant:any}?", there, meant);
            case EXCHANGED ->
                Rejection.of(
                        "words/exchanged",
                        "\"{there}\" stands the wrong way round: did you mean {meant:any}?",
                        there,
                        meant);
            case TOO_MANY -> Rejection.of("words/too-many", "\"{there}\" is one word too many here", there);
            case LEFT_OUT, PART_LEFT_OUT ->
                first.behind(text).isEmpty()
                        ? Rejection.of(
                                "words/left-out-at-the-end", "{meant:any} is missing at the end of the line", meant)
                        : Rejection.of(
                                "words/left-out",
                                "{meant:any} is missing before \"{there}\"",
                                meant,
                                first.behind(text));
        };
    }

    private String shown() {
        String word = meant.trim();
        return word.equals(ANY_NUMBER) ? Letters.NUMBER : word.equals(ANY_NAME) ? "a name" : '"' + word + '"';
    }

    /** The word behind something that is left out. */
    private String behind(String text) {
        String rest = text.substring(at).split("\n", 2)[0].trim();
        int end = rest.indexOf(' ');
        return end < 0 ? rest : rest.substring(0, end);
    }
}
