package io.github.terrene.odyssey.rule;

import io.github.terrene.odyssey.ability.TriggerAbility;
import io.github.terrene.odyssey.table.Aim;

/** A player says what an ability is aimed at: when activating it, or when a copied Item is carried out. */
public sealed interface Aiming extends SoloPrompt permits CompleteActivation, AskAim {
    /** The Character who is the source. */
    int self();

    /** The ability. */
    TriggerAbility trigger();

    /** What was chosen so far. */
    Aim aim();

    /** Goes on with what was chosen. This task is no longer on the agenda. */
    void aimed(Play play, Aim chosen);
}
