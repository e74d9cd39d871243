package io.github.terrene.odyssey.effect;

import io.github.terrene.kernel.Rule;

/**
 * Turns Characters face-down.
 *
 * @param to who is affected
 */
@Rule("TO-7.6")
public record Hide(Who to) implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.hide(here.reached(to));
    }

    @Override
    public String say(Speaker speaker) {
        return "hide " + to.say(speaker);
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.recruited(to);
        reader.turnsFaceDown();
    }

    /** The same for others instead of the target. */
    public Hide to(Who others) {
        return new Hide(others);
    }
}
