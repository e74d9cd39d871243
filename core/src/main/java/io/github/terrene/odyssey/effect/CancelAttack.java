package io.github.terrene.odyssey.effect;

import io.github.terrene.kernel.Rule;

/** Cancels the attack. */
@Rule("TO-5.16")
public record CancelAttack() implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.cancelAttack();
    }

    @Override
    public String say(Speaker speaker) {
        return "cancel the attack";
    }
}
