package io.github.terrene.odyssey.effect.character;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.odyssey.effect.Who;

/**
 * Allows Characters one more attack this turn.
 *
 * @param to the Characters affected
 */
@Rule("TO-5.18")
public record AttackAgain(Who to) implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.characters().attackAgain(here.reached(to));
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.recruited(to);
    }

    /** The same effect on others instead of the target. */
    public AttackAgain to(Who others) {
        return new AttackAgain(others);
    }
}
