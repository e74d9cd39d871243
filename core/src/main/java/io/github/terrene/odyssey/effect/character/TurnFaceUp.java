package io.github.terrene.odyssey.effect.character;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.odyssey.effect.Who;

/**
 * Turns hidden Characters face-up.
 *
 * @param to the Characters affected
 */
@Rule("TO-4.24")
public record TurnFaceUp(Who to) implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.characters().turnFaceUp(here.reached(to));
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.hidden(to, "TO-4.24");
        reader.turnsFaceUp();
    }

    /** The same effect on others instead of the target. */
    public TurnFaceUp to(Who others) {
        return new TurnFaceUp(others);
    }
}
