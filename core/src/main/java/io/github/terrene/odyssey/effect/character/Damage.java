package io.github.terrene.odyssey.effect.character;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.Amount;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.odyssey.effect.Who;

/**
 * Deals damage to Characters.
 *
 * @param amount the amount of damage, before DEF
 * @param to the Characters affected
 * @param stab whether the damage ignores DEF
 */
@Rule("TO-8.20")
public record Damage(Amount amount, Who to, boolean stab) implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.characters().damage(here.reached(to), amount.in(here), stab);
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.recruited(to);
        reader.points("TO-8.20", "damage", amount);
    }

    /** The same effect on others instead of the target. */
    public Damage to(Who others) {
        return new Damage(amount, others, stab);
    }
}
