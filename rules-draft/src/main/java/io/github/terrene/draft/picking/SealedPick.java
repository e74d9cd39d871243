package io.github.terrene.draft.picking;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.engine.Ballot;
import io.github.terrene.odyssey.card.Card;
import io.vavr.control.Option;

/**
 * What one player picks in a step.
 *
 * @param card the card; none until a card is picked
 */
@Rule("TO-14.5")
public record SealedPick(Option<Card> card) implements Ballot.Choice {
    /** Nothing is picked yet. */
    public static final SealedPick NONE = new SealedPick(Option.none());

    static SealedPick of(Card card) {
        return new SealedPick(Option.some(card));
    }

    @Override
    public boolean complete() {
        return card.isDefined();
    }
}
