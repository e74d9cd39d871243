package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.card.Resolution;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * Effects are put off until the end of the turn.
 *
 * @param effects the effects that are put off
 */
@Rule("TL-9.6")
public record AtEndOfTurn(Array<Effect> effects) implements Effect {
    /** These effects, in this order. */
    public static AtEndOfTurn of(Effect... effects) {
        return new AtEndOfTurn(Array.of(effects));
    }

    @Override
    public void resolve(Resolution here) {
        here.defer();
    }

    @Override
    public Seq<Effect> later() {
        return effects;
    }

    @Override
    public Seq<Card> tokens() {
        return effects.flatMap(Effect::tokens);
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.require(effects.nonEmpty(), "TL-9.6/nothing-put-off", "nothing is put off");
    }
}
