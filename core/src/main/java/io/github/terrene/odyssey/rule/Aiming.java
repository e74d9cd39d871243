package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.TriggerAbility;
import io.github.terrene.odyssey.table.Aim;
import io.vavr.collection.Array;

/** A player says what an ability is aimed at: when activating it, or when a copied Item is carried out. */
public sealed interface Aiming extends Prompt permits CompleteActivation, AskAim {
    /** Whose ability it is. */
    Seat seat();

    /** The Character who is the source. */
    int self();

    /** The ability. */
    TriggerAbility trigger();

    /** What was chosen so far. */
    Aim aim();

    /** Goes on with what was chosen. This task is no longer on the agenda. */
    void aimed(Play play, Aim chosen);

    @Override
    default Array<Seat> seats() {
        return seat().alone();
    }
}
