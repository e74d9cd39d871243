package io.github.terrene.odyssey.effect.character;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.odyssey.effect.Who;

/**
 * Defeats Characters, with XP for the source and without overkill.
 *
 * @param to the Characters affected
 */
@Rule("TO-6.11")
public record Defeat(Who to) implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.characters().defeat(here.reached(to));
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.recruited(to);
    }

    /** The same effect on others instead of the target. */
    public Defeat to(Who others) {
        return new Defeat(others);
    }
}
