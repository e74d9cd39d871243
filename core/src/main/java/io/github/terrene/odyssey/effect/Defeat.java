package io.github.terrene.odyssey.effect;

import io.github.terrene.kernel.Rule;

/**
 * Defeats Characters, with XP for the source and without overkill.
 *
 * @param to who is affected
 */
@Rule("TO-6.11")
public record Defeat(Who to) implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.defeat(here.reached(to));
    }

    @Override
    public String say(Speaker speaker) {
        return "defeat " + to.say(speaker);
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.recruited(to);
    }

    /** The same for others instead of the target. */
    public Defeat to(Who others) {
        return new Defeat(others);
    }
}
