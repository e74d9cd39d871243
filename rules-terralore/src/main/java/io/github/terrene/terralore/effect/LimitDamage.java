package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.card.Resolution;

/**
 * A castle can take only so much damage until the turn ends; 0 prevents all of it.
 *
 * @param whose which
 * @param most how much, 0 or more
 */
@Rule("TL-9.14")
public record LimitDamage(Whose whose, int most) implements Effect {
    @Override
    public void resolve(Resolution here) {
        whose.players(here.controller()).forEach(player -> here.limitDamage(player, most));
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.number("TL-9.14", "a limit of damage is", most, 0, Proofreader.MOST_POINTS);
    }

    @Override
    public String say() {
        String damage = "damage to " + whose.possessive("castle", "castles") + " this turn is ";
        return damage + (most == 0 ? "0" : "at most " + most);
    }
}
