package io.github.terrene.hobe.effect;

import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.OwnStatement;
import io.github.terrene.hobe.card.Proofreader;
import io.github.terrene.hobe.trait.BattleType;
import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Proof;

/** The terms on which cards are put down and Weapons borne. */
public sealed interface Terms extends OwnStatement {
    /** The Weapon is borne by Battle cards of one type only. */
    @Rule("HB-7.18")
    record BorneOnlyBy(BattleType type) implements Terms {
        @Override
        public boolean borneBy(CardInPlay bearer) {
            return bearer.body().type() == type;
        }

        @Override
        public void proofread(Proof proof) {
            ((Proofreader) proof).on(CardKind.WEAPON, "HB-7.18");
        }
    }

    /** The Weapon may also be put on enemy Battle cards. */
    @Rule("HB-7.16")
    record AlsoOnEnemies() implements Terms {
        @Override
        public boolean across() {
            return true;
        }

        @Override
        public void proofread(Proof proof) {
            ((Proofreader) proof).on(CardKind.WEAPON, "HB-7.16");
        }
    }

    /** The Situation is put into the opponent's slot. */
    @Rule("HB-7.28")
    record InEnemySlot() implements Terms {
        @Override
        public boolean across() {
            return true;
        }

        @Override
        public void proofread(Proof proof) {
            ((Proofreader) proof).on(CardKind.SITUATION, "HB-7.28");
        }
    }
}
