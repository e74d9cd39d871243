package io.github.terrene.carnage.example;

import static io.github.terrene.testkit.carnage.scenario.Scene.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.action.Action.Attack;
import io.github.terrene.carnage.game.Carnage;
import io.github.terrene.carnage.starter.FireCards;
import io.github.terrene.carnage.starter.StarterSet;
import io.github.terrene.testkit.carnage.scenario.Scene;
import org.junit.jupiter.api.Test;

class QuietStartTest {
    private static final Carnage RULES = QuietStart.rules(StarterSet.catalogue());

    @Test
    void nobodyAttacksInTheFirstTwoTurns() {
        Scene scene = duel(2);
        scene.refusesSaying(new Attack(SOUTH), "nobody may attack before turn 3 (HR-1/early-turn)");
    }

    @Test
    void laterTheyMay() {
        Scene scene = duel(3);
        scene.does(new Attack(SOUTH)).awaits("South: order");
    }

    private static Scene duel(int turn) {
        return Scene.table(RULES)
                .turn(turn)
                .company(SOUTH, FireCards.WICK_BEARER, FireCards.KILN_SINGER)
                .company(NORTH, FireCards.SOOT_MARSHAL)
                .acting();
    }

    @Test
    void replaysBearItsName() {
        assertThat(RULES.notation().game()).isEqualTo("carnage+quiet-start");
    }
}
