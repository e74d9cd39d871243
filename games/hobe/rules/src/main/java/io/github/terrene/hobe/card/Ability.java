package io.github.terrene.hobe.card;

import io.github.terrene.hobe.trait.EventTiming;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;

/**
 * What a card does at one moment.
 *
 * @param trigger when
 * @param inStandby whether it also works while its card is in standby
 * @param effects its parts, which happen in this order
 */
@Rule({"HB-10.1", "HB-10.4", "HB-10.7"})
public record Ability(Trigger trigger, boolean inStandby, Array<Effect> effects) {
    /** Its words: "When destroyed: the opponent's deck loses 1 card." */
    String say(Card card) {
        return card.timing().map(EventTiming::lead).getOrElse(trigger.say())
                + (inStandby ? "(also in standby) " : "")
                + effects.map(CardText::part).mkString(", then ");
    }
}
