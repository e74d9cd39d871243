package io.github.terrene.carnage.effect;

import io.github.terrene.carnage.card.Board;
import io.github.terrene.carnage.card.Bounds;
import io.github.terrene.carnage.card.CardInPlay;
import io.github.terrene.carnage.card.OwnStatement;
import io.github.terrene.carnage.card.Proofreader;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Amount;
import io.github.terrene.kernel.word.Here;
import io.github.terrene.kernel.word.Proof;

/** What holds in every duel and invasion in which the card takes part. */
public sealed interface CarnageStatement extends OwnStatement {
    @Override
    default boolean ofItsCardOnly() {
        return true;
    }

    @Override
    default void proofread(Proof proof) {
        ((Proofreader) proof).on("CG-1.7", CardKind.LEGEND, CardKind.RELIC, CardKind.MONSTER);
    }

    /** Ties in its round are won. */
    @Rule("CG-12.5")
    record WinsTies() implements CarnageStatement {
        @Override
        public boolean winsTies() {
            return true;
        }
    }

    /** The fighter is stronger in its round, in all elements. */
    @Rule("CG-12.13")
    record InItsRound(Amount number) implements CarnageStatement {
        @Override
        public int bonus(Board board, CardInPlay source) {
            return Bounds.amount(number.in(new Here.Standing(board, source)));
        }

        @Override
        public void proofread(Proof proof) {
            CarnageStatement.super.proofread(proof);
            ((Proofreader) proof).amount("CG-12.13", "a bonus", number, Proof.MOST);
        }
    }

    /** If the Monsters have lost, this one is saved. */
    @Rule({"CG-10.11", "CG-12.13"})
    record SavedFirst() implements CarnageStatement {
        @Override
        public boolean savedFirst() {
            return true;
        }

        @Override
        public void proofread(Proof proof) {
            ((Proofreader) proof).on("CG-12.13", CardKind.MONSTER);
        }
    }
}
