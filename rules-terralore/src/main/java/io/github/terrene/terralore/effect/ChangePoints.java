package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Change;
import io.github.terrene.terralore.card.Duration;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.card.Resolution;

/**
 * Points are added or taken.
 *
 * @param whose of whom
 * @param amount how many
 * @param duration for how long
 */
@Rule({"TL-9.11", "TL-9.28"})
public record ChangePoints(Selection whose, Amount amount, Duration duration) implements Effect {
    @Override
    public void resolve(Resolution here) {
        whose.in(here).forEach(creatures -> here.change(creatures, new Change.Added(amount.in(here), duration)));
    }

    @Override
    public void proofread(Proofreader reader) {
        whose.proofread(reader);
        amount.proofread(reader);
    }

    @Override
    public String say() {
        return whose.say() + (whose.plural() ? " get " : " gets ") + amount.say() + duration.words();
    }
}
