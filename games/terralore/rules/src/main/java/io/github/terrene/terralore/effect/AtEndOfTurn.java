package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.PrintedCard;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.kernel.word.Proof;
import io.github.terrene.terralore.card.OwnEffect;
import io.github.terrene.terralore.card.Resolution;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * Effects are put off until the end of the turn.
 *
 * @param effects the effects that are put off
 */
@Rule("TL-9.6")
public record AtEndOfTurn(Array<Effect> effects) implements OwnEffect {
    /** These effects, in this order. */
    public static AtEndOfTurn of(Effect... effects) {
        return new AtEndOfTurn(Array.of(effects));
    }

    @Override
    public void resolve(Resolution here) {
        here.defer();
    }

    @Override
    public boolean takesWhatFollows() {
        return true;
    }

    @Override
    public Seq<Effect> later() {
        return effects;
    }

    @Override
    public Seq<? extends PrintedCard> makes() {
        return effects.flatMap(Effect::makes);
    }

    @Override
    public void proofread(Proof proof) {
        proof.require(effects.nonEmpty(), "TL-9.6/nothing-put-off", "nothing is put off");
        proof.flowLast(this, effects);
    }
}
