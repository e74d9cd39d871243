package io.github.terrene.hobe.effect;

import io.github.terrene.hobe.card.Board;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.Continuous;
import io.github.terrene.hobe.card.Proofreader;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Bounded;
import org.jspecify.annotations.Nullable;

/** What holds for Battle cards while a card is in play. */
public sealed interface WhileInPlay extends Continuous {
    /** The Battle cards to which it applies. */
    Scope whom();

    @Override
    default int began(CardInPlay source) {
        return whom().began(source);
    }

    /**
     * A number is added to the ATK: "ATK +n".
     *
     * @param points the number; negative if the ATK is lowered
     */
    @Rule({"HB-7.20", "HB-9.12"})
    record AddAttack(
            Scope whom,

            @Rule("HB-9.12") @Bounded(least = -99, notZero = true, called = "a change")
            int points) implements WhileInPlay {
        @Override
        public int adds(Board board, CardInPlay source, CardInPlay card) {
            return whom.means(board, source, card) ? points : 0;
        }
    }

    /**
     * The ATK is set to a number: "ATK = n".
     *
     * @param points the number
     */
    @Rule({"HB-7.20", "HB-9.12"})
    record SetAttack(
            Scope whom,

            @Rule("HB-1.8") @Bounded(least = 0, called = "ATK")
            int points) implements WhileInPlay {
        @Override
        public @Nullable Integer sets(Board board, CardInPlay source, CardInPlay card) {
            return whom.means(board, source, card) ? points : null;
        }
    }

    /**
     * The ATK has an upper limit: "ATK is never above n".
     *
     * @param most the limit
     */
    @Rule("HB-9.15")
    record LimitAttack(
            Scope whom,

            @Rule("HB-1.8") @Bounded(least = 0, called = "ATK")
            int most) implements WhileInPlay {
        @Override
        public int limits(Board board, CardInPlay source, CardInPlay card) {
            return whom.means(board, source, card) ? most : Integer.MAX_VALUE;
        }
    }

    /** Melee becomes Ranged, or the reverse. */
    @Rule({"HB-7.19", "HB-9.15"})
    record SetReach(Scope whom, Reach reach) implements WhileInPlay {
        @Override
        public @Nullable Reach reach(Board board, CardInPlay source, CardInPlay card) {
            return whom.means(board, source, card) ? reach : null;
        }

        @Override
        public void proofread(Proofreader reader) {
            reader.require(
                    !(whom instanceof Scope.Those those && those.who().reach().isDefined()),
                    "HB-9.15/circular",
                    "what makes cards Melee or Ranged cannot ask which they are");
        }
    }

    /** An attack also hits the back slot. */
    @Rule("HB-9.14")
    record AlsoHitsBack(Scope whom) implements WhileInPlay {
        @Override
        public @Nullable Boolean hitsBack(Board board, CardInPlay source, CardInPlay card) {
            return whom.means(board, source, card) ? Boolean.TRUE : null;
        }
    }

    /** An attack hits only the first obstacle. */
    @Rule({"HB-7.21", "HB-9.14"})
    record HitsFirstOnly(Scope whom) implements WhileInPlay {
        @Override
        public @Nullable Boolean hitsBack(Board board, CardInPlay source, CardInPlay card) {
            return whom.means(board, source, card) ? Boolean.FALSE : null;
        }
    }
}
