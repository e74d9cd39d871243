package io.github.terrene.carnage.effect;

import io.github.terrene.carnage.card.Effect;
import io.github.terrene.carnage.card.Proofreader;
import io.github.terrene.carnage.card.Resolution;
import io.github.terrene.kernel.Rule;

/** Effects on the controller's Element deck. */
public sealed interface ElementCardEffect extends Effect {
    /** The number of top cards that are looked at, from 1 to 4 ({@link Proofreader#MOST_LOOKED_AT}). */
    int cards();

    @Override
    default void proofread(Proofreader proof) {
        proof.number("CG-6.4", "the number of Element cards", cards(), 1, Proofreader.MOST_LOOKED_AT);
    }

    /** A player looks at the top cards of their Element deck, and puts them back in any order. */
    @Rule({"CG-8.13", "CG-12.15"})
    record Look(int cards) implements ElementCardEffect {
        @Override
        public void resolve(Resolution here) {
            here.look(cards);
        }
    }

    /** A player looks at the top cards of their Element deck, and puts back or discards each of them. */
    @Rule({"CG-6.4", "CG-8.13", "CG-12.15"})
    record Meditate(int cards) implements ElementCardEffect {
        @Override
        public void resolve(Resolution here) {
            here.meditate(cards);
        }
    }
}
