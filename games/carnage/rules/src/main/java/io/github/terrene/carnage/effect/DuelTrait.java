package io.github.terrene.carnage.effect;

import io.github.terrene.carnage.card.Proofreader;
import io.github.terrene.carnage.card.Trait;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Bounded;

/** What holds in every duel and invasion in which the card takes part. */
public sealed interface DuelTrait extends Trait {
    @Override
    default void proofread(Proofreader proof) {
        proof.on("CG-1.7", CardKind.LEGEND, CardKind.RELIC, CardKind.MONSTER);
    }

    /** Ties in its round are won. */
    @Rule("CG-12.5")
    record WinsTies() implements DuelTrait {
        @Override
        public boolean winsTies() {
            return true;
        }
    }

    /**
     * The fighter is stronger in its round, in all elements, if the other side left a round empty.
     *
     * @param number the amount of strength
     */
    @Rule("CG-12.13")
    record AgainstFew(
            @Rule("CG-12.13") @Bounded(called = "a bonus") int number) implements DuelTrait {
        @Override
        public int bonus(boolean emptyRound) {
            return emptyRound ? number : 0;
        }
    }

    /** If the Monsters have lost, this one is saved. */
    @Rule({"CG-10.11", "CG-12.13"})
    record SavedFirst() implements DuelTrait {
        @Override
        public boolean savedFirst() {
            return true;
        }

        @Override
        public void proofread(Proofreader proof) {
            proof.on("CG-12.13", CardKind.MONSTER);
        }
    }
}
