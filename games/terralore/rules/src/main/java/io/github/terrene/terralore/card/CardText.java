package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.trait.Affinity;
import io.github.terrene.terralore.trait.CardKind;
import io.github.terrene.terralore.trait.Timing;
import io.github.terrene.terralore.trait.Tribe;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** The text of a card, made from what it does. */
public final class CardText {
    private static final String FULL_STOP = ".";
    private static final String ENDS = ".!?";

    private CardText() {}

    /** A line for each continuous effect, then one for each ability, then what becomes of a Skill that does not go to the Graveyard. */
    @Rule("TL-9.1")
    public static Array<String> lines(Card card) {
        Array<String> continuous = card.continuous().map(each -> continuous(card) + sentence(each.say()));
        Array<String> abilities = card.abilities()
                .map(ability -> lead(card, ability.timing())
                        + sentence(ability.effects().map(CardText::part).mkString(", then ")));
        return continuous.appendAll(abilities).appendAll(leaving(card));
    }

    /** Printed only on Skills: what a Creature does without a timing is continuous. */
    @Rule("TL-9.1")
    private static String continuous(Card card) {
        return card.kind() == CardKind.SKILL ? "Continuous: " : "";
    }

    /** "On reveal" is printed only on Creatures: a Skill does what has no timing when it is turned up. */
    @Rule("TL-9.1")
    private static String lead(Card card, Timing timing) {
        return card.kind() == CardKind.SKILL && timing == Timing.ON_REVEAL ? "" : timing.word() + ": ";
    }

    private static Array<String> leaving(Card card) {
        return switch (card.leaving()) {
            case BURIED -> Array.empty();
            case EXILED -> Array.of("Exile this card.");
            case STAYING -> Array.of("This card stays on the field.");
        };
    }

    /** With a capital and a full stop, unless it ends with a mark already: so may words that a card set says. */
    private static String sentence(@Nullable String said) {
        if (said == null || wordless(said)) {
            return "";
        }
        String words = said.trim();
        return Character.toUpperCase(words.charAt(0)) + words.substring(1) + (ends(words) ? "" : FULL_STOP);
    }

    private static boolean ends(String words) {
        return ENDS.indexOf(words.charAt(words.length() - 1)) >= 0;
    }

    /** The words of something as a part of a sentence: without the full stop with which a card set may end them. */
    public static String part(Worded said) {
        return unended(String.valueOf(said.say()).trim());
    }

    private static String unended(String words) {
        return words.endsWith(FULL_STOP) ? words.substring(0, words.length() - FULL_STOP.length()) : words;
    }

    /** Whether there are no words. An effect from a card set may even say null, which is a fault of its card. */
    static boolean wordless(@Nullable String words) {
        return words == null || words.trim().isEmpty();
    }

    /** A token in the words of the card that makes it: Ember (1, Fire) with "When destroyed: Draw a card". */
    @Rule("TL-1.9")
    public static String token(Card token) {
        Array<String> parts = Array.of(token.points().toString())
                .appendAll(token.affinity().map(Affinity::name))
                .appendAll(token.tribes().map(Tribe::name));
        String text = of(token);
        return token.name()
                + parts.mkString(" (", ", ", ")")
                + (text.isEmpty() ? "" : " with \"" + unended(text) + "\"");
    }

    /** The whole text in one line. */
    public static String of(Card card) {
        return lines(card).mkString(" ");
    }

    /** The line above the text: "Creature, Water, Heron, cost 2, points 5". */
    public static String typeLine(Card card) {
        Array<String> parts = Array.of(word(card.kind()))
                .appendAll(card.affinity().map(Affinity::name))
                .appendAll(card.tribes().map(Tribe::name))
                .appendAll(card.cost().map(cost -> "cost " + cost));
        return (card.kind().creature() ? parts.append("points " + card.points()) : parts).mkString(", ");
    }

    private static String word(CardKind kind) {
        return switch (kind) {
            case CREATURE -> "Creature";
            case SKILL -> "Skill";
            case TOKEN -> "Token";
            case UNKNOWN -> "Unknown";
        };
    }
}
