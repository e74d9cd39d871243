package io.github.terrene.odyssey.effect.character;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.Amount;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.odyssey.effect.Who;

/**
 * Removes damage from Characters.
 *
 * @param amount the highest amount of damage removed
 * @param to the Characters affected
 */
@Rule("TO-1.12")
public record Heal(Amount amount, Who to) implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.characters().heal(here.reached(to), amount.in(here));
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.recruited(to);
        reader.points("TO-1.12", "healing", amount);
    }

    /** The same effect on others instead of the target. */
    public Heal to(Who others) {
        return new Heal(amount, others);
    }
}
