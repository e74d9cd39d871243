package io.github.terrene.hobe.card;

import io.github.terrene.hobe.trait.Icon;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;

/** The text of a card, made from what it does. */
public final class CardText {
    private static final String FULL_STOP = ".";
    private static final String ENDS = ".!?";

    private CardText() {}

    /** A line for each thing that holds, then one for each ability. */
    public static Array<String> lines(Card card) {
        return card.continuous()
                .map(Continuous::say)
                .appendAll(card.abilities().map(ability -> ability.say(card)))
                .map(CardText::sentence);
    }

    /** With a capital and a full stop, unless it ends with a mark already: so may words that a card set says. */
    private static String sentence(String said) {
        String words = said.trim();
        return words.isEmpty()
                ? ""
                : Character.toUpperCase(words.charAt(0)) + words.substring(1) + (isEnded(words) ? "" : FULL_STOP);
    }

    private static boolean isEnded(String words) {
        return ENDS.indexOf(words.charAt(words.length() - 1)) >= 0;
    }

    /** Words as a part of a sentence: without a full stop at their end. */
    static String part(Worded said) {
        String words = said.say().trim();
        return words.endsWith(FULL_STOP) ? words.substring(0, words.length() - FULL_STOP.length()) : words;
    }

    /** The whole text in one line. */
    public static String of(Card card) {
        return lines(card).mkString(" ");
    }

    /** The line above the text: "Melee Human, ATK 2, HP 3, asks for Human and any, cost 1". */
    @Rule({"HB-1.2", "HB-1.3", "HB-1.4"})
    public static String typeLine(Card card) {
        return Array.of(card.body().map(CardText::fighter).getOrElse(card.kind().word()))
                .appendAll(card.requirements().isEmpty() ? Array.empty() : Array.of("asks for " + requirements(card)))
                .append("cost " + card.cost())
                .mkString(", ");
    }

    private static String fighter(Body body) {
        return body.reach().word() + " "
                + body.words().prepend(body.type().word()).mkString(" ") + ", ATK " + body.attack() + ", HP "
                + body.hp();
    }

    /** The requirements in words: "Human, Human and any". */
    @Rule("HB-7.6")
    public static String requirements(Card card) {
        Array<String> icons = card.requirements().map(Icon::word);
        return icons.size() <= 1 ? icons.mkString() : icons.init().mkString(", ") + " and " + icons.last();
    }
}
