package io.github.terrene.draft.picking;

import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.card.ConfigPrint;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;

/**
 * A draft as it is saved: without what its configuration says.
 *
 * @param configuration the print of its configuration
 * @param table what lies on the table
 * @param stage what is going on, and what has been chosen secretly
 * @param undealt the cards of the piles of later rounds, in the order of the shuffled pool
 */
@Internal
public record WrittenDraftState(ConfigPrint configuration, DraftTable table, DraftStage stage, Array<Card> undealt) {
    static WrittenDraftState of(ConfigPrint configuration, Draft draft) {
        return new WrittenDraftState(configuration, draft.table(), draft.stage(), draft.undealt());
    }

    /** The draft. */
    Draft in(DraftConfig config) {
        return new Draft(config, table, stage, undealt);
    }
}
