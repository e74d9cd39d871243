package io.github.terrene.draft.picking;

import io.github.terrene.draft.pool.DraftConfig;
import io.github.terrene.kernel.Asked;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Shown;
import io.github.terrene.odyssey.due.Due;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A draft as it is shown to one seat: the {@link DraftView} in terms of the game.
 *
 * @param seat the seat that the draft is shown to
 * @param config the configuration, which everybody knows, including the pool
 * @param table the table, as in the view
 * @param asked the decision that the game is waiting for, with what the seat itself has picked, or taken into its deck; none when the draft is
 *     over
 * @param task what the seat still has to choose; none if it has chosen, and for a seat where nobody sits
 */
@Rule("TO-14.19")
public record ShownDraft(
        Seat seat, DraftConfig config, DraftTable table, Option<Asked<DraftAction, Due>> asked, Option<DraftTask> task)
        implements Shown<DraftAction> {
    /** Nothing: each choice of all is carried out at once. */
    @Override
    public Array<Due> due() {
        return Array.empty();
    }
}
