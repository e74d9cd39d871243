package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.card.Resolution;

/**
 * Creatures move to the other lane of their player.
 *
 * @param whom which
 */
@Rule("TL-8.7")
public record Move(Selection whom) implements Effect {
    @Override
    public void resolve(Resolution here) {
        whom.in(here).forEach(creatures -> creatures.forEach(here::move));
    }

    @Override
    public void proofread(Proofreader reader) {
        whom.proofread(reader);
    }

    @Override
    public String say() {
        return "move " + whom.say() + (whom.plural() ? " to their other lanes" : " to its other lane");
    }
}
