package io.github.terrene.odyssey.card;

import io.github.terrene.odyssey.ability.Ability;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Mentioned;
import io.github.terrene.odyssey.effect.PlayerRole;
import io.github.terrene.odyssey.effect.Role;
import io.github.terrene.odyssey.effect.Speaker;
import io.vavr.collection.Seq;

/**
 * An ability where it is printed, and what its text refers to.
 *
 * @param <A> the kind of ability
 */
record PrintedAbility<A extends Ability>(Card card, A ability, Mentioned mentioned) {

    static <A extends Ability> PrintedAbility<A> of(Card card, A ability) {
        Speaker speaker = ability.speaker();
        ability.say(card.itself(), speaker);
        return new PrintedAbility<>(card, ability, speaker.mentioned());
    }

    boolean speaksOf(Role role) {
        return mentioned.roles().contains(role);
    }

    boolean speaksOf(PlayerRole player) {
        return mentioned.players().contains(player);
    }

    /** A Terrain is not a Character: its abilities have no source that "this Character" could mean. */
    boolean terrainSpeaksOfItself() {
        return card instanceof TerrainCard && speaksOf(Role.SELF);
    }

    /** How many choices of a mode there are in these effects and the effects within them. */
    static int choices(Seq<? extends Effect> effects) {
        int choices = 0;
        for (Effect effect : effects) {
            choices += effect.modes() > 0 ? 1 : 0;
            for (Seq<Effect> branch : effect.branches()) {
                choices += choices(branch);
            }
        }
        return choices;
    }
}
