package io.github.terrene.carnage.effect;

import io.github.terrene.carnage.card.Board;
import io.github.terrene.carnage.card.CardInPlay;
import io.github.terrene.carnage.card.Proofreader;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Here;
import io.github.terrene.kernel.word.Proof;
import io.github.terrene.kernel.word.Selection;
import io.github.terrene.kernel.word.Thing;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** Cards that are meant by their part in a duel. */
public sealed interface CarnageSelection extends Selection {
    /** The fighter against which the card, or the Legend that it serves, acts in its round; none outside duels. */
    @Rule({"CG-7.3", "CG-12.13"})
    record Facing() implements CarnageSelection {
        @Override
        public Array<? extends Thing> known(Here here) {
            @Nullable
            CardInPlay there = here.self() instanceof CardInPlay self ? ((Board) here.world()).facing(self) : null;
            return there == null ? Array.empty() : Array.of(there);
        }

        @Override
        public void proofread(Proof proof) {
            ((Proofreader) proof).on("CG-12.13", CardKind.LEGEND, CardKind.RELIC, CardKind.MONSTER);
        }
    }
}
