package io.github.terrene.odyssey.effect.character;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.odyssey.effect.Who;

/**
 * Shows hidden Characters to everybody; they stay hidden.
 *
 * @param to the Characters affected
 */
@Rule("TO-7.10")
public record Reveal(Who to) implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.characters().reveal(here.reached(to));
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.hidden(to, "TO-7.10");
    }

    /** The same effect on others instead of the target. */
    public Reveal to(Who others) {
        return new Reveal(others);
    }
}
