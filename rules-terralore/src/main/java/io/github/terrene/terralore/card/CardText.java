package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;

/** The words of a card, made from what it does. */
public final class CardText {
    private CardText() {}

    /** A line for whatever continues, then one for each ability, then what becomes of a Skill that is not buried. */
    @Rule("TL-9.1")
    public static Array<String> lines(Card card) {
        Array<String> continuous = card.continuous().map(each -> sentence(each.say()));
        Array<String> abilities = card.abilities()
                .map(ability -> lead(card, ability.timing())
                        + sentence(ability.effects().map(Effect::say).mkString(", then ")));
        return continuous.appendAll(abilities).appendAll(leaving(card));
    }

    /** "On reveal" is printed on Creatures only: a Skill has its effect when it is turned up. */
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

    private static String sentence(String words) {
        return Character.toUpperCase(words.charAt(0)) + words.substring(1) + ".";
    }

    /** All of it in one line. */
    public static String of(Card card) {
        return lines(card).mkString(" ");
    }

    /** What stands above the text: "Creature, Water, Heron, cost 2, points 5". */
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
