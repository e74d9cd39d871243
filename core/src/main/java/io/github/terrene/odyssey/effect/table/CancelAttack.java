package io.github.terrene.odyssey.effect.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Resolution;

/** Cancels the attack. */
@Rule("TO-5.16")
public record CancelAttack() implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.table().cancelAttack();
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.require(
                reader.around().attack(), "TO-5.16/no-attack", "there is no attack to cancel when this can be used");
    }
}
