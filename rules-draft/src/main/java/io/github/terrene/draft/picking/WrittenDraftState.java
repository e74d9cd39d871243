package io.github.terrene.draft.picking;

import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.kernel.Fingerprint;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.text.Saved;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A draft as it is saved: without what its configuration says.
 *
 * @param table what lies on the table
 * @param stage what is going on, and what has been chosen secretly
 * @param undealt the cards of the piles of later rounds, in the order of the shuffled pool
 * @param print as {@link Saved#print} says
 */
@Internal
public record WrittenDraftState(DraftTable table, DraftStage stage, Array<Card> undealt, Option<Fingerprint> print)
        implements Saved {
    static WrittenDraftState of(Draft draft) {
        return new WrittenDraftState(draft.table(), draft.stage(), draft.undealt(), Option.none());
    }

    Draft in(DraftConfig config) {
        return new Draft(config, table, stage, undealt);
    }
}
