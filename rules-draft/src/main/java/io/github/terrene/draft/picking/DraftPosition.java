package io.github.terrene.draft.picking;

import io.github.terrene.kernel.Notation;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;

/**
 * What can be said about a draft without knowing how these rules store it. Fingerprints are made from it, as {@link Notation#writePosition}
 * says; a draft is saved as it, too.
 *
 * @param table what lies on the table
 * @param stage what is going on, and what has been chosen secretly
 * @param undealt the cards of the piles of later rounds, in the order of the shuffled pool
 */
public record DraftPosition(DraftTable table, DraftStage stage, Array<Card> undealt) {
    /** The position of a draft. */
    public static DraftPosition of(Draft draft) {
        return new DraftPosition(draft.table(), draft.stage(), draft.undealt());
    }
}
