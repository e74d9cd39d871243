package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.card.Resolution;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * Something is put off until the end of the turn.
 *
 * @param effects what
 */
@Rule("TL-9.6")
public record AtEndOfTurn(Array<Effect> effects) implements Effect {
    /**
     * @throws IllegalArgumentException if there is none, or one of them is put off already
     */
    public AtEndOfTurn {
        if (effects.isEmpty()) {
            throw new IllegalArgumentException("nothing is put off");
        }
        if (effects.exists(effect -> effect.later().nonEmpty())) {
            throw new IllegalArgumentException("what is put off is put off once");
        }
    }

    /** These, in this order. */
    public static AtEndOfTurn of(Effect... effects) {
        return new AtEndOfTurn(Array.of(effects));
    }

    @Override
    public void resolve(Resolution here) {
        here.putOff();
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
    public String say() {
        return "at the end of this turn " + effects.map(Effect::say).mkString(", then ");
    }
}
