package io.github.terrene.hobe.example;

import static io.github.terrene.hobe.Words.*;
import static io.github.terrene.hobe.trait.Slot.BACK_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_0;
import static io.github.terrene.hobe.trait.Slot.STANDBY_0;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.melee;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.testkit.hobe.scenario.Scene;
import org.junit.jupiter.api.Test;

class WineSkinTest {
    static final Card WINE_SKIN = event("Wine Skin", move(target(enemies().of(HUMAN)), STANDBY))
            .asks(A_HUMAN)
            .cost(1)
            .build();

    @Test
    void sendsAnEnemyHumanToStandby() {
        Scene scene = Scene.table()
                .hand(SOUTH, WINE_SKIN)
                .put(SOUTH, FRONT_0, melee("Host", 1, 1))
                .put(NORTH, BACK_0, melee("Guest", 1, 1));
        scene.refuses(scene.play(SOUTH, WINE_SKIN, "Host"), "HB-7.3/wrong-target");
        scene.plays(SOUTH, WINE_SKIN, "Guest");
        assertThat(scene.slot("Guest")).isEqualTo(STANDBY_0);
        assertThat(scene.lost(SOUTH)).isEqualTo(1);
        scene.awaits("North: turn");
    }
}
