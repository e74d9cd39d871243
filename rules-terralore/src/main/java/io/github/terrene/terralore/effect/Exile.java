package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.card.Resolution;

/**
 * Creatures are exiled.
 *
 * @param whom which
 */
@Rule("TL-3.7")
public record Exile(Selection whom) implements Effect {
    @Override
    public void resolve(Resolution here) {
        whom.in(here).forEach(here::exile);
    }

    @Override
    public void proofread(Proofreader reader) {
        whom.proofread(reader);
    }

    @Override
    public String say() {
        return "exile " + whom.say();
    }
}
