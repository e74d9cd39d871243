package io.github.terrene.odyssey.effect;

import io.github.terrene.kernel.Rule;

/**
 * Shows hidden Characters to everybody; they stay hidden.
 *
 * @param to who is affected
 */
@Rule("TO-7.10")
public record Reveal(Who to) implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.reveal(here.reached(to));
    }

    @Override
    public String say(Speaker speaker) {
        return "reveal " + to.say(speaker);
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.hidden(to, "TO-7.10");
    }

    /** The same for others instead of the target. */
    public Reveal to(Who others) {
        return new Reveal(others);
    }
}
