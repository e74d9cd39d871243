package io.github.terrene.hobe.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Trigger;
import io.vavr.collection.Array;

/**
 * What a card does at one moment.
 *
 * @param trigger when it happens
 * @param inStandby whether it also works while its card is in standby
 * @param effects its parts, which happen in this order
 */
@Rule({"HB-10.1", "HB-10.4", "HB-10.7"})
public record Ability(
        @Rule("HB-10.7") Trigger trigger,
        boolean inStandby,
        @Rule("HB-1.6") Array<Effect> effects) {}
