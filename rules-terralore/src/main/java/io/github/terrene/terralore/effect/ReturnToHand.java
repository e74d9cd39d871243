package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.card.Resolution;

/**
 * Creatures are returned to the hands of their owners.
 *
 * @param whom which
 */
@Rule("TL-9.17")
public record ReturnToHand(Selection whom) implements Effect {
    @Override
    public void resolve(Resolution here) {
        whom.in(here).forEach(creatures -> creatures.forEach(here::returnToHand));
    }

    @Override
    public void proofread(Proofreader reader) {
        whom.proofread(reader);
    }

    @Override
    public String say() {
        return "return " + whom.say() + (whom.plural() ? " to their owners' hands" : " to its owner's hand");
    }
}
