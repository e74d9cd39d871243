package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Internal;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.TriggerAbility;
import io.github.terrene.odyssey.event.ChainEvent.Activated;
import io.vavr.collection.Array;

/** A decision at which abilities may be used. */
public interface Window extends SoloPrompt {
    /** Looks at the abilities that the player might use here, until one is enough; whether one was. */
    @Internal
    boolean eachUsable(Game game, UsableAbilities.Look look);

    /** Whether an ability could be used here, as far as its color and what it waits for say: no look at the table is needed. */
    boolean admits(TriggerAbility trigger);

    /** Whether Green abilities may be used here. */
    boolean admitsGreen();

    /** Whether only abilities may be used here that wait for an event. */
    default boolean needsEvent() {
        return false;
    }

    /** The happenings that an ability which waits for something could answer here, in the order in which they happened. */
    @Internal
    default Array<Happening> answerable(Game game, AbilityUse use) {
        return Array.empty();
    }

    /** Puts on the agenda what follows an ability that was activated here. This task is no longer there. */
    void afterActivation(Play play, Activated activated);
}
