package io.github.terrene.odyssey.effect.character;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.odyssey.effect.Who;

/**
 * Gives Characters XP.
 *
 * @param xp the amount of XP
 * @param to the Characters affected
 */
@Rule("TO-6.12")
public record GainXp(
        @Rule("TO-6.12") @Bounded(most = Proofreader.MOST_ACTIONS, called = "XP")
        int xp,

        Who to) implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.characters().gainXp(here.reached(to), xp);
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.recruited(to);
    }

    /** The same effect on others instead of the target. */
    public GainXp to(Who others) {
        return new GainXp(xp, others);
    }
}
