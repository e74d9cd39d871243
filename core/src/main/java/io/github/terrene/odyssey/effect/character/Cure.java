package io.github.terrene.odyssey.effect.character;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.odyssey.effect.Who;

/**
 * Removes all status conditions from Characters.
 *
 * @param to the Characters affected
 */
@Rule("TO-8.19")
public record Cure(Who to) implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.characters().cure(here.reached(to));
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.recruited(to);
    }

    /** The same effect on others instead of the target. */
    public Cure to(Who others) {
        return new Cure(others);
    }
}
