package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.card.Resolution;

/** The card comes back from the Graveyard to the lane it left. */
@Rule({"TL-9.21", "TL-8.6"})
public record ComeBack() implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.comeBack();
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.comesBack();
    }

    @Override
    public String say() {
        return "put this card from your Graveyard back into its lane";
    }
}
