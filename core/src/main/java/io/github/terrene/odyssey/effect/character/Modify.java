package io.github.terrene.odyssey.effect.character;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.effect.Amount;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.odyssey.effect.Who;
import io.github.terrene.odyssey.trait.Duration;
import io.github.terrene.odyssey.trait.Stat;

/**
 * Changes a stat of Characters for a time.
 *
 * @param stat the stat
 * @param amount the amount by which it changes
 * @param to the Characters affected
 * @param duration how long the change lasts
 */
@Rule("TO-8.31")
public record Modify(Stat stat, Amount amount, Who to, Duration duration) implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.characters().change(here.reached(to), new Alteration.StatChange(stat, amount.in(here)), duration);
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.recruited(to);
        reader.lasts(duration);
        reader.change(amount, stat);
    }
}
