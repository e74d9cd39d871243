package io.github.terrene.carnage.effect;

import io.github.terrene.carnage.card.Effect;
import io.github.terrene.carnage.card.Proofreader;
import io.github.terrene.carnage.card.Resolution;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Bounded;

/** Effects on the controller's Element deck. */
public sealed interface ElementCardEffect extends Effect {
    /** The number of top cards that are looked at, from 1 to 4 ({@link Proofreader#MOST_LOOKED_AT}). */
    int cards();

    /** A player looks at the top cards of their Element deck, and puts them back in any order. */
    @Rule({"CG-8.13", "CG-12.15"})
    record Look(
            @Rule("CG-6.4") @Bounded(most = Proofreader.MOST_LOOKED_AT)
            int cards) implements ElementCardEffect {
        @Override
        public void resolve(Resolution here) {
            here.look(cards);
        }
    }

    /** A player looks at the top cards of their Element deck, and puts back or discards each of them. */
    @Rule({"CG-6.4", "CG-8.13", "CG-12.15"})
    record Meditate(
            @Rule("CG-6.4") @Bounded(most = Proofreader.MOST_LOOKED_AT)
            int cards) implements ElementCardEffect {
        @Override
        public void resolve(Resolution here) {
            here.meditate(cards);
        }
    }
}
