package io.github.terrene.odyssey.effect.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Resolution;

/** Cancels the ability that this one answers. */
@Rule("TO-8.33")
public record CancelAbility() implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.table().cancelAbility();
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.mentionsAnswered();
        reader.require(
                reader.around().activation(),
                "TO-8.33/no-activation",
                "it can only cancel what it answers: it must wait until the opponent activates something");
    }
}
