package io.github.terrene.odyssey.effect.character;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.odyssey.effect.Who;

/**
 * Discards the cards that Characters hold.
 *
 * @param to the Characters whose cards are discarded
 */
@Rule("TO-7.11")
public record DiscardHeld(Who to) implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.characters().discardHeld(here.reached(to));
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.inPlay(to);
    }

    /** The same effect on others instead of the target. */
    public DiscardHeld to(Who others) {
        return new DiscardHeld(others);
    }
}
