package io.github.terrene.odyssey.effect.character;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.odyssey.effect.Who;
import io.github.terrene.odyssey.trait.Duration;

/**
 * Gives Characters an ability or a status condition for a time.
 *
 * @param what the ability or status condition
 * @param to the Characters affected
 * @param duration how long it lasts
 */
@Rule("TO-8.31")
public record Give(Alteration what, Who to, Duration duration) implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.characters().change(here.reached(to), what, duration);
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.recruited(to);
        reader.lasts(duration);
        what.proofread(reader, duration);
    }
}
