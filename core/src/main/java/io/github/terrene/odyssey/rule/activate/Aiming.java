package io.github.terrene.odyssey.rule.activate;

import io.github.terrene.odyssey.action.Choice;
import io.github.terrene.odyssey.rule.AbilityInUse;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.Question;
import io.github.terrene.odyssey.table.Aim;
import io.github.terrene.odyssey.table.OfAbility;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** A player chooses what an ability is aimed at: when activating it, or when a copied Item is carried out. */
public interface Aiming extends Question, OfAbility {
    /** What has been chosen so far. */
    Aim aim();

    @Override
    default Seq<? extends Choice> beside(Game game) {
        return Targeting.beside(game.table(), this);
    }

    @Override
    default Option<AbilityInUse> abilityInUse() {
        return Option.some(new AbilityInUse(ability(), aim()));
    }
}
