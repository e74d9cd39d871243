package io.github.terrene.hobe.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.table.Phase;
import io.github.terrene.testkit.hobe.law.Styles;
import io.github.terrene.testkit.law.SwappedTasks;
import org.junit.jupiter.api.Test;

class SwappedTasksTest {
    private static final GameConfig CONFIG = SavedGameTest.CONFIG;

    @Test
    void eachIsRefusedOrCanBePlayedOn() {
        assertThat(SwappedTasks.of(Workshop.RULES, CONFIG, Styles.ALL, 12)
                        .read(
                                SwappedTasksTest::moment,
                                Game::agenda,
                                (table, tasks) -> new Game(CONFIG, table.table(), tasks.agenda(), table.rng())))
                .isPositive();
    }

    /** The Move and the Play phase go on with the same decision. */
    private static Phase moment(Game game) {
        Phase phase = game.table().phase();
        return phase == Phase.MOVE ? Phase.PLAY : phase;
    }
}
