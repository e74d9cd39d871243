package io.github.terrene.carnage.rule.duel;

import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Task;
import io.github.terrene.carnage.rule.Work;
import io.github.terrene.kernel.Internal;
import io.vavr.collection.List;

/** A task of a duel under way. */
@Internal
interface DuelTask extends Work {
    @Override
    default boolean fits(Game game, List<Task> below) {
        return below.nonEmpty() && game.table().duel().isDefined();
    }
}
