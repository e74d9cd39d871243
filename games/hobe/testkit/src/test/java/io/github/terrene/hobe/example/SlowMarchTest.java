package io.github.terrene.hobe.example;

import static io.github.terrene.hobe.trait.Slot.*;
import static io.github.terrene.testkit.hobe.scenario.Scene.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.action.Action.Move;
import io.github.terrene.hobe.game.Hobe;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.testkit.hobe.scenario.Scene;
import org.junit.jupiter.api.Test;

class SlowMarchTest {
    private static final Hobe RULES = SlowMarch.rules(StarterSet.catalogue());

    @Test
    void nobodyMovesInTheFirstTwoTurns() {
        Scene scene = Scene.table(RULES).turn(2).put(SOUTH, FRONT_0, melee("Guard", 1, 1));
        scene.refusesSaying(new Move(SOUTH, FRONT_0, FRONT_1), "nobody may move cards before turn 3 (HR-1/early-turn)");
    }

    @Test
    void laterTheyMay() {
        Scene scene = Scene.table(RULES).turn(3).put(SOUTH, FRONT_0, melee("Guard", 1, 1));
        scene.does(new Move(SOUTH, FRONT_0, FRONT_1));
        assertThat(scene.slot("Guard")).isEqualTo(FRONT_1);
    }

    @Test
    void replaysBearItsName() {
        assertThat(RULES.notation().game()).isEqualTo("hobe+slow-march");
    }
}
