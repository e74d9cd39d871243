package io.github.terrene.odyssey.effect.character;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.odyssey.effect.Who;

/**
 * Turns Characters face-down.
 *
 * @param to the Characters affected
 */
@Rule("TO-7.6")
public record HideCharacters(Who to) implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.characters().hide(here.reached(to));
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.recruited(to);
        reader.turnsFaceDown();
    }

    /** The same effect on others instead of the target. */
    public HideCharacters to(Who others) {
        return new HideCharacters(others);
    }
}
