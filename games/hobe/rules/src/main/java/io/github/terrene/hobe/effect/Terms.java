package io.github.terrene.hobe.effect;

import io.github.terrene.hobe.card.Board;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.Continuous;
import io.github.terrene.hobe.card.Proofreader;
import io.github.terrene.hobe.trait.BattleType;
import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.hobe.trait.Whose;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.Bounded;

/** The terms on which cards are played and Weapons borne. */
public sealed interface Terms extends Continuous {
    /**
     * Cards cost more or less to play.
     *
     * @param whose whose cards
     * @param kind which cards; Weapons count as Battle cards
     * @param cards the number of cards by which the cost rises; negative if it falls
     */
    @Rule({"HB-1.10", "HB-7.37"})
    record ChangeCost(
            Whose whose,
            CardKind kind,

            @Rule("HB-7.37") @Bounded(least = -99, notZero = true, called = "a change")
            int cards)
            implements Terms {
        @Override
        public int costs(Board board, CardInPlay source, Seat player, Card card) {
            boolean works = source.situation() || source.onBattlefield();
            return works && card.kind().playedAs(kind) && whose.means(source.controller(), player) ? cards : 0;
        }

        @Override
        public void proofread(Proofreader reader) {
            reader.kind(kind);
        }
    }

    /** The Battle card cannot bear a Weapon. */
    @Rule({"HB-7.18", "HB-7.36"})
    record BearsNoWeapon() implements Terms {
        @Override
        public boolean bears(Card weapon) {
            return false;
        }

        @Override
        public void proofread(Proofreader reader) {
            reader.on(CardKind.BATTLE, "HB-7.18");
        }
    }

    /** The Weapon is borne by Battle cards of one type only. */
    @Rule("HB-7.18")
    record BorneOnlyBy(BattleType type) implements Terms {
        @Override
        public boolean borneBy(CardInPlay bearer) {
            return bearer.body().type() == type;
        }

        @Override
        public void proofread(Proofreader reader) {
            reader.on(CardKind.WEAPON, "HB-7.18");
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
        public void proofread(Proofreader reader) {
            reader.on(CardKind.WEAPON, "HB-7.16");
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
        public void proofread(Proofreader reader) {
            reader.on(CardKind.SITUATION, "HB-7.28");
        }
    }
}
