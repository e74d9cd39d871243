package io.github.terrene.odyssey.effect;

import io.github.terrene.kernel.Rule;

/**
 * Takes all statuses off.
 *
 * @param to who is affected
 */
@Rule("TO-8.19")
public record Cure(Who to) implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.cure(here.reached(to));
    }

    @Override
    public String say(Speaker speaker) {
        return to.say(speaker) + " loses all statuses";
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.recruited(to);
    }

    /** The same for others instead of the target. */
    public Cure to(Who others) {
        return new Cure(others);
    }
}
