package io.github.terrene.hobe.effect;

import io.github.terrene.hobe.card.Board;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.Proofreadable;
import io.github.terrene.hobe.card.Proofreader;
import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.kernel.Rule;

/** The Battle cards to which something applies while a card is in play. */
@Rule({"HB-7.22", "HB-7.30", "HB-10.1", "HB-10.3"})
public sealed interface Scope extends Proofreadable {
    /** Whether it means that Battle card, for a text on that source. */
    boolean means(Board board, CardInPlay source, CardInPlay card);

    /** When a text with this scope began to work. */
    @Rule("HB-9.15")
    default int began(CardInPlay source) {
        return source.since();
    }

    /** The bearer of the Weapon, including in standby. */
    @Rule("HB-7.22")
    record Bearer() implements Scope {
        @Override
        public boolean means(Board board, CardInPlay source, CardInPlay card) {
            return source.place().equals(card.place());
        }

        @Override
        public int began(CardInPlay source) {
            return source.number();
        }

        @Override
        public void proofread(Proofreader reader) {
            reader.on(CardKind.WEAPON, "HB-7.19");
        }
    }

    /** The Battle card itself, on the battlefield. */
    @Rule("HB-10.1")
    record Itself() implements Scope {
        @Override
        public boolean means(Board board, CardInPlay source, CardInPlay card) {
            return source.number() == card.number() && card.onBattlefield();
        }

        @Override
        public void proofread(Proofreader reader) {
            reader.on(CardKind.BATTLE, "HB-10.1");
        }
    }

    /** The Battle cards beside it. */
    @Rule("HB-10.5")
    record Neighbours() implements Scope {
        @Override
        public boolean means(Board board, CardInPlay source, CardInPlay card) {
            return source.controller().equals(card.controller())
                    && source.place().slot().neighbours(card.place().slot());
        }

        @Override
        public void proofread(Proofreader reader) {
            reader.itsPlace();
        }
    }

    /** All Battle cards that fit the filter. */
    record Those(BattleFilter who) implements Scope {
        @Override
        public boolean means(Board board, CardInPlay source, CardInPlay card) {
            return (source.situation() || source.onBattlefield()) && who.means(board, source.controller(), card);
        }
    }
}
