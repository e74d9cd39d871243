package io.github.terrene.terralore.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.testkit.law.SwappedTasks;
import io.github.terrene.testkit.terralore.law.Styles;
import org.junit.jupiter.api.Test;

class SwappedTasksTest {
    private static final GameConfig CONFIG = SavedGameTest.CONFIG;

    @Test
    void eachIsRefusedOrCanBePlayedOn() {
        assertThat(SwappedTasks.of(WorkshopSpecimen.RULES, CONFIG, Styles.ALL, 12)
                        .read(
                                game -> game.table().phase(),
                                Game::agenda,
                                (table, tasks) -> new Game(CONFIG, table.table(), tasks.agenda(), table.rng())))
                .isPositive();
    }
}
