package io.github.terrene.odyssey.rule.activate;

import io.github.terrene.odyssey.rule.Question;
import io.github.terrene.odyssey.table.Aim;
import io.github.terrene.odyssey.table.OfAbility;

/** A player chooses what an ability is aimed at: when activating it, or when a copied Item is carried out. */
public interface Aiming extends Question, OfAbility {
    /** What has been chosen so far. */
    Aim aim();
}
