package io.github.terrene.odyssey.rule;

import io.github.terrene.odyssey.table.Aim;
import io.github.terrene.odyssey.table.OfAbility;

/** A player says what an ability is aimed at: when activating it, or when a copied Item is carried out. */
public sealed interface Aiming extends Question, OfAbility permits CompleteActivation, AskAim {
    /** What was chosen so far. */
    Aim aim();
}
