package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Board;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Proofreadable;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.trait.Lane;
import io.vavr.collection.Array;

/** The condition under which something continuous applies. It may look at everything public except current points. */
@Rule("TL-9.3")
public sealed interface Condition extends Proofreadable {
    /** Whether it holds for the card. */
    boolean holds(Board now, CardOnField source);

    /** Your castle has at most as many HP as the enemy castle. */
    record CastleNotAhead() implements Condition {
        @Override
        public boolean holds(Board now, CardOnField source) {
            return now.castle(source.controller()) <= now.castle(Players.opponent(source.controller()));
        }
    }

    /**
     * Tokens with all these names are with the card in its controller's defending lane, whichever effect made them.
     *
     * @param names the names of the tokens
     */
    @Rule("TL-1.10")
    record FlankedInDefence(Array<String> names) implements Condition {
        @Override
        public boolean holds(Board now, CardOnField source) {
            Array<String> there = now.standing(source.place())
                    .filter(CardOnField::token)
                    .map(each -> each.card().name());
            return source.place().lane() == Lane.DEFENDING && names.forAll(there::contains);
        }

        @Override
        public void proofread(Proofreader reader) {
            reader.require(names.nonEmpty(), "TL-1.10/no-token-named", "it names no token");
            reader.require(
                    names.distinct().size() == names.size() && names.size() < Proofreader.LANE,
                    "TL-1.10/tokens-named",
                    "it must name different tokens, no more than fit into the lane beside it");
            names.forEach(reader::token);
        }
    }
}
