package io.github.terrene.odyssey.effect.character;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.odyssey.effect.Who;

/**
 * Removes all Defense Decay from Characters.
 *
 * @param to the Characters affected
 */
@Rule("TO-5.9")
public record RestoreDefense(Who to) implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.characters().restoreDefense(here.reached(to));
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.recruited(to);
    }

    /** The same effect on others instead of the target. */
    public RestoreDefense to(Who others) {
        return new RestoreDefense(others);
    }
}
