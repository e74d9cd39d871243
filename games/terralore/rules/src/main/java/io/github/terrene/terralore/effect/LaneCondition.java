package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.word.Condition;
import io.github.terrene.kernel.word.Here;
import io.github.terrene.kernel.word.Proof;
import io.github.terrene.terralore.card.Board;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.trait.Lane;
import io.vavr.collection.Array;

/** What must be true of lanes. */
public sealed interface LaneCondition extends Condition {
    /**
     * Tokens with all these names are with the card in its controller's defending lane, whichever effect made them.
     *
     * @param names the names of the tokens
     */
    @Rule("TL-1.10")
    record FlankedInDefence(@Names(Named.CARD_NAME) Array<String> names) implements LaneCondition {
        @Override
        public boolean holds(Here here) {
            if (!(here.self() instanceof CardOnField source) || source.place().lane() != Lane.DEFENDING) {
                return false;
            }
            Array<String> there = ((Board) here.world())
                    .standing(source.place())
                    .filter(CardOnField::token)
                    .map(each -> each.card().name());
            return names.forAll(there::contains);
        }

        @Override
        public void proofread(Proof proof) {
            proof.require(names.nonEmpty(), "TL-1.10/no-token-named", "it names no token");
            proof.require(
                    names.distinct().size() == names.size() && names.size() < Proofreader.LANE,
                    "TL-1.10/tokens-named",
                    "it must name different tokens, no more than fit into the lane beside it");
            names.forEach(((Proofreader) proof)::token);
        }
    }
}
