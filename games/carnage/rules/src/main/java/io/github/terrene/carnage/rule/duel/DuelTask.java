package io.github.terrene.carnage.rule.duel;

import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Task;
import io.github.terrene.carnage.rule.Work;
import io.github.terrene.carnage.table.Duel;
import io.github.terrene.kernel.Internal;
import io.vavr.collection.List;

/** A task of a duel under way, which comes right before another one of it or before the rest of the turn. */
@Internal
public interface DuelTask extends Work {
    /** Whether it can come right before that task. */
    boolean precedes(Game game, Duel duel, Task next);

    @Override
    default boolean fits(Game game, List<Task> below) {
        return below.nonEmpty() && game.table().duel().exists(duel -> precedes(game, duel, below.head()));
    }
}
