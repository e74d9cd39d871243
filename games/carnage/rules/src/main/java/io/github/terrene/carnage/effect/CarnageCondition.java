package io.github.terrene.carnage.effect;

import io.github.terrene.carnage.card.Board;
import io.github.terrene.carnage.card.Proofreader;
import io.github.terrene.carnage.card.Resolution;
import io.github.terrene.carnage.trait.Tally;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Amount;
import io.github.terrene.kernel.word.Comparison;
import io.github.terrene.kernel.word.Condition;
import io.github.terrene.kernel.word.Here;
import io.github.terrene.kernel.word.Proof;
import io.github.terrene.kernel.word.Whose;

/** What is asked only in Carnage. */
public sealed interface CarnageCondition extends Condition {
    /** A player leaves a round of the duel empty. */
    @Rule("CG-12.13")
    record RoundEmpty(Whose whose) implements CarnageCondition {
        @Override
        public boolean holds(Here here) {
            return here.players(whose).exists(((Board) here.world())::leftRoundEmpty);
        }
    }

    /** Some players have more of something than others, or fewer: "you have fewer cards in hand than the opponent". */
    @Rule("CG-12.23")
    record Has(Whose whose, Comparison comparison, Tally what, Whose than) implements CarnageCondition {
        @Override
        public boolean holds(Here here) {
            return comparison.holds(new Amount.ScoreOf(whose, what).in(here), new Amount.ScoreOf(than, what).in(here));
        }

        @Override
        public void proofread(Proof proof) {
            proof.require(whose != than, "CG-12.23/same-players", "those are the same players");
        }
    }

    /** A coin that is flipped shows heads. */
    @Rule("CG-12.19")
    record Heads() implements CarnageCondition {
        @Override
        public boolean holds(Here here) {
            return here instanceof Resolution flipping && flipping.heads();
        }

        @Override
        public void proofread(Proof proof) {
            ((Proofreader) proof).happens();
        }
    }
}
