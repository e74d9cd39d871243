package io.github.terrene.carnage.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.setup.Options.RelicFate;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.testkit.carnage.law.CarnageSpecimen;
import io.github.terrene.testkit.carnage.law.Styles;
import io.github.terrene.testkit.law.SwappedTasks;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class SwappedTasksTest {
    private static final GameConfig CONFIG = GameConfig.of(
            Options.standard().withRelicFate(RelicFate.DISCARDED),
            CarnageSpecimen.list("one", Workshop.CARDS, 1),
            CarnageSpecimen.list("other", Workshop.CARDS, 2));
    private static final Array<Policy<? super Game, ? super Action>> STYLES =
            Array.of(Styles.WARLORD, Styles.BREEDER, Styles.SETTLER);

    @Test
    void eachIsRefusedOrCanBePlayedOn() {
        assertThat(SwappedTasks.of(Workshop.RULES, CONFIG, STYLES, 12)
                        .read(
                                game -> game.table().duel().isDefined(),
                                Game::tasks,
                                (table, tasks) -> table.with(tasks.tasks())))
                .isPositive();
    }
}
