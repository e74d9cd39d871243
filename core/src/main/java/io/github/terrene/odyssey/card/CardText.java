package io.github.terrene.odyssey.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.ability.Ability;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/**
 * The printed text of cards. It is generated from what the cards do, so that the two cannot disagree.
 *
 * <p>The wording is controlled: the same effects always give the same words.
 */
@Rule("TO-1.1")
public final class CardText {
    private CardText() {}

    /**
     * All abilities of a card, one line each, in the order of {@link Card#abilities()}.
     *
     * @throws io.github.terrene.kernel.card.FaultyEffect if an effect of a set throws something instead of giving its words
     */
    public static Seq<String> lines(Card card) {
        return card.abilities().zipWithIndex().map(line -> of(card, line._1, line._2));
    }

    /** One ability of a card: "Blue, 1 Action: Deal 10 damage to target Character." */
    public static String of(Card card, Ability ability) {
        return of(card, ability, Math.max(0, card.abilities().indexWhere(each -> each == ability)));
    }

    private static String of(Card card, Ability ability, int place) {
        return ability.say(card.itself(), ability.speaker().at(PrintedEffects.place(card, place)));
    }

    /** What the first, second, third and fourth XP give on a Terrain: "+10 HP, heal 10". */
    public static Seq<String> xpTree(TerrainCard terrain) {
        return terrain.xpTree().map(Gain::say);
    }

    private static String numbers(Card card) {
        if (card instanceof CharacterCard character) {
            return List.of(character.lv(), character.sp(), character.hp(), character.atk(), character.def())
                    .mkString(" ");
        }
        return card instanceof TerrainCard terrain
                ? terrain.actions() + " " + xpTree(terrain).mkString("; ")
                : "";
    }

    /** What is printed under the name: "Hero, Warrior/Guardian, Light", "Command, On-going, Tactician only". */
    public static String typeLine(Card card) {
        return card.typeLine();
    }
}
