package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.card.Resolution;

/**
 * A castle takes damage.
 *
 * @param whose which
 * @param damage how much
 */
@Rule({"TL-1.4", "TL-9.26"})
public record DamageCastle(Whose whose, int damage) implements Effect {
    @Override
    public void resolve(Resolution here) {
        whose.players(here.controller()).forEach(player -> here.damage(player, damage));
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.points("TL-9.26", "damage is", damage);
    }

    @Override
    public String say() {
        return whose == Whose.OWN
                ? "your castle loses " + damage
                : damage + " damage to " + whose.possessive("castle", "castles");
    }
}
