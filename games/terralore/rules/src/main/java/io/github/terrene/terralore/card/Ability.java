package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Trigger;
import io.github.terrene.terralore.trait.When;
import io.vavr.collection.Array;

/**
 * What a card does at one moment.
 *
 * @param trigger when it happens
 * @param effects its parts, which happen in this order
 */
@Rule({"TL-9.1", "TL-9.10"})
public record Ability(
        @Rule("TL-9.1") Trigger trigger, @Rule("TL-1.2") Array<Effect> effects) {
    /** Its timing: a card has one ability at most for each. */
    public When timing() {
        return (When) trigger.moment();
    }
}
