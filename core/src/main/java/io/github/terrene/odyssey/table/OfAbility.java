package io.github.terrene.odyssey.table;

import io.github.terrene.odyssey.ability.TriggerAbility;
import io.github.terrene.odyssey.card.Card;

/** Something about one ability of something in play. */
public interface OfAbility {
    /** The ability. */
    AbilityInPlay ability();

    /** What has it. */
    default Source source() {
        return ability().source();
    }

    /** The number in play of the Character that is the source; {@link CardNumbers#NONE} for a Terrain. */
    default int self() {
        return ability().self();
    }

    /** The card its text is printed on. */
    default Card card() {
        return ability().card();
    }

    /** The ability as a trigger ability; call only if it is one. */
    default TriggerAbility trigger() {
        return ability().trigger();
    }
}
