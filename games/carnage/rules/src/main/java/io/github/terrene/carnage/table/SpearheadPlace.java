package io.github.terrene.carnage.table;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A place of the spearhead.
 *
 * @param legend the Legend that stands there
 * @param relic the Relic that lies there, with or without a Legend
 */
@Rule({"CG-3.1", "CG-6.15", "CG-9.4"})
public record SpearheadPlace(Option<Stack> legend, Option<Stack> relic) {
    /** A place where nothing is. */
    public static final SpearheadPlace EMPTY = new SpearheadPlace(Option.none(), Option.none());

    /** The Legend or the Relic. */
    public Option<Stack> get(CardKind kind) {
        return kind == CardKind.LEGEND ? legend : relic;
    }

    /** The same place with another Legend or Relic, or without. */
    public SpearheadPlace with(CardKind kind, Option<Stack> stack) {
        return kind == CardKind.LEGEND ? new SpearheadPlace(stack, relic) : new SpearheadPlace(legend, stack);
    }

    /** All cards there. */
    public Array<Card> cards() {
        if (relic.isEmpty()) {
            return legend.isEmpty() ? Array.empty() : legend.get().cards();
        }
        Array<Card> relics = relic.get().cards();
        return legend.isEmpty() ? relics : legend.get().cards().appendAll(relics);
    }
}
