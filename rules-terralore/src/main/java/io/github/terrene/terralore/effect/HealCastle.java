package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.card.Resolution;

/**
 * A castle is healed.
 *
 * @param whose which
 * @param hp by how much
 */
@Rule("TL-3.3")
public record HealCastle(Whose whose, int hp) implements Effect {
    @Override
    public void resolve(Resolution here) {
        whose.players(here.controller()).forEach(player -> here.heal(player, hp));
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.points("TL-3.3", "a castle is healed by", hp);
    }

    @Override
    public String say() {
        return "heal " + whose.possessive("castle", "castles") + " by " + hp;
    }
}
