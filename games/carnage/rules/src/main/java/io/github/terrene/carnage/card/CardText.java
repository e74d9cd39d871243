package io.github.terrene.carnage.card;

import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;

/** The text of a card, made from what it does. */
public final class CardText {
    private CardText() {}

    /** A line for each thing that holds, then one for each ability. */
    public static Array<String> lines(Card card) {
        return bonus(card)
                .appendAll(card.traits().map(CardText::words))
                .appendAll(card.abilities().map(Ability::say))
                .map(CardText::sentence);
    }

    private static Array<String> bonus(Card card) {
        return card.is(CardKind.RELIC)
                ? card.values().all().map(each -> "+" + each.number() + " in " + each.element())
                : Array.empty();
    }

    private static String sentence(String words) {
        boolean ended = words.endsWith("!") || words.endsWith("?");
        return Character.toUpperCase(words.charAt(0)) + words.substring(1) + (ended ? "" : ".");
    }

    /** The words of a text without the full stop that whoever wrote them may have put at their end: what they are put into has its own. */
    static String words(Worded text) {
        String words = text.say();
        int end = words.length();
        while (end > 0 && (words.charAt(end - 1) == '.' || Character.isWhitespace(words.charAt(end - 1)))) {
            end--;
        }
        return words.substring(0, end);
    }

    /** The whole text in one line. */
    public static String of(Card card) {
        return lines(card).mkString(" ");
    }

    /** The line above the text: "fire Legend, level 3: fire 4, air 2, earth 2". */
    @Rule({"CG-1.3", "CG-1.4", "CG-1.6", "CG-1.7"})
    public static String typeLine(Card card) {
        String level = card.is(CardKind.LOCATION) ? "" : ", level " + card.level();
        String values = card.kind().fights() && !card.values().all().isEmpty()
                ? ": " + card.values().say()
                : "";
        return (card.premium() ? "premium " : "") + card.element() + " "
                + card.kind().word() + level + values;
    }
}
