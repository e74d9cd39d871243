package io.github.terrene.odyssey.card;

import io.github.terrene.odyssey.ability.Ability;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.PlayerRole;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.References;
import io.github.terrene.odyssey.effect.Role;
import io.vavr.collection.Seq;

/**
 * An ability as it is printed on a card.
 *
 * @param <A> the kind of ability
 * @param place its place on the card, from 0
 * @param reader the proofreader that has read it there
 */
record PrintedAbility<A extends Ability>(Card card, A ability, int place, Proofreader reader) {

    static <A extends Ability> PrintedAbility<A> of(Card card, A ability, int place) {
        Proofreader reader = ability.proofread(PrintedEffects.place(card, place), card.surroundings());
        return new PrintedAbility<>(card, ability, place, reader);
    }

    /** The same as that kind of ability. */
    <B extends Ability> PrintedAbility<B> as(Class<B> kind) {
        return new PrintedAbility<>(card, kind.cast(ability), place, reader);
    }

    /** What its text refers to. */
    References mentioned() {
        return reader.mentioned();
    }

    boolean speaksOf(Role role) {
        return mentioned().roles().contains(role);
    }

    boolean speaksOf(PlayerRole player) {
        return mentioned().players().contains(player);
    }

    /** A Terrain is not a Character: its abilities have no source that "this Character" could mean. */
    boolean terrainSpeaksOfItself() {
        return card instanceof TerrainCard && speaksOf(Role.SELF);
    }

    /** How many of its effects choose a mode. */
    int choicesInPlainSight() {
        return ability.effects().count(this::chooses);
    }

    /** How many of its effects, and of the effects within them, choose a mode. */
    int choices() {
        return choices(ability.effects());
    }

    private int choices(Seq<? extends Effect> effects) {
        int choices = 0;
        for (Effect effect : effects) {
            choices += chooses(effect) ? 1 : 0;
            for (Seq<Effect> branch : PrintedEffects.branches(card, place, effect)) {
                choices += choices(branch);
            }
        }
        return choices;
    }

    private boolean chooses(Effect effect) {
        return PrintedEffects.modes(card, place, effect) > 0;
    }
}
