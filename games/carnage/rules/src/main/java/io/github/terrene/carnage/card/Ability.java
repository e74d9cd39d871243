package io.github.terrene.carnage.card;

import io.github.terrene.carnage.trait.When;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Trigger;
import io.vavr.collection.Array;

/**
 * What a card does at one moment.
 *
 * @param trigger when it happens
 * @param price the number of shards that a power costs, 0 or more; 0 for all other abilities
 * @param oncePerGame whether a player may use it only once per game
 * @param effects its parts, in the order of the text
 */
@Rule({"CG-6.5", "CG-12.1", "CG-12.3", "CG-12.12", "CG-12.13", "CG-12.20"})
public record Ability(
        @Rule("CG-12.1") Trigger trigger,

        @Rule("CG-6.5") @Bounded(least = 0, called = "a price")
        int price,

        boolean oncePerGame,
        @Rule("CG-12.1") Array<Effect> effects) {
    /** Whether it is a power, which its player uses as an action. */
    @Rule("CG-6.5")
    public boolean power() {
        return trigger.moment() == When.USED;
    }
}
