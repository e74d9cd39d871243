package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.zone.Open;
import io.github.terrene.odyssey.ability.TriggerAbility;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.PrintedEffects;

/**
 * An ability of something in play.
 *
 * @param source what has the ability: a Character, a held card or a Terrain
 * @param self the number in play of the Character that has it, or that holds the card, even if it has left play; -1 ({@link CardNumbers#NONE})
 *     for a Terrain
 * @param card the card that the text is printed on; for a copied Item (8.38), that Item
 * @param place the place of the ability on the card
 */
@Rule("TO-8.15")
public record AbilityInPlay(
        Source source, @Names(Named.IN_PLAY) int self, @Open Card card, int place) {
    /** An ability of a Terrain. */
    public static AbilityInPlay ofTerrain(int terrain, Card card, int place) {
        return new AbilityInPlay(Source.terrain(terrain), CardNumbers.NONE, card, place);
    }

    /** The same source with the text of another card. */
    @Rule("TO-8.38")
    public AbilityInPlay as(Card other, int otherPlace) {
        return new AbilityInPlay(source, self, other, otherPlace);
    }

    /**
     * How many modes there are to choose from when it is activated; 0 if there is no such choice. Call only if it is a trigger ability.
     *
     * @throws io.github.terrene.kernel.card.FaultyEffect if an effect of a set throws something instead of answering
     */
    @Rule("TO-8.5")
    public int modes() {
        return PrintedEffects.modes(card, place);
    }

    /**
     * The ability as a trigger ability.
     *
     * @throws ClassCastException if it is not one
     */
    public TriggerAbility trigger() {
        return card.trigger(place);
    }
}
