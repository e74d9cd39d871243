package io.github.terrene.examples.lanterns;

import static io.github.terrene.hobe.trait.Slot.BACK_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_0;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.melee;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.testkit.hobe.scenario.Scene;
import org.junit.jupiter.api.Test;

/** What the effect and the keyword of the set do, scene by scene. */
class LanternScenarioTest {
    private static Scene scene() {
        return Scene.table(LanternCards.ALL.toJavaArray(Card[]::new));
    }

    @Test
    void theLargerDeckEbbs() {
        Scene more = scene().hand(SOUTH, LanternCards.LOW_TIDE).deck(SOUTH, 20).deck(NORTH, 9);
        more.plays(SOUTH, LanternCards.LOW_TIDE).awaits("North: turn");
        assertThat(more.lost(SOUTH)).isEqualTo(1 + 3); // what it costs, and what it does
        assertThat(more.lost(NORTH)).isZero();

        Scene less = scene().hand(SOUTH, LanternCards.LOW_TIDE).deck(SOUTH, 9).deck(NORTH, 20);
        less.plays(SOUTH, LanternCards.LOW_TIDE).awaits("North: turn");
        assertThat(less.lost(NORTH)).isEqualTo(3);
    }

    @Test
    void nothingEbbsIfBothDecksAreAsLarge() {
        Scene scene = scene().hand(SOUTH, LanternCards.LOW_TIDE).deck(SOUTH, 10).deck(NORTH, 9);
        scene.plays(SOUTH, LanternCards.LOW_TIDE).awaits("North: turn"); // it costs one card
        assertThat(scene.lost(SOUTH)).isEqualTo(1);
        assertThat(scene.lost(NORTH)).isZero();
    }

    @Test
    void aLongshotIsStrongerInTheBackRow() {
        Scene back = scene().put(SOUTH, FRONT_0, melee("Shield", 1, 1)).put(SOUTH, BACK_0, LanternCards.REEF_ARCHER);
        assertThat(back.awaits("South: turn").attack("Reef Archer")).isEqualTo(2);
        Scene front = scene().put(SOUTH, FRONT_0, LanternCards.REEF_ARCHER);
        assertThat(front.awaits("South: turn").attack("Reef Archer")).isEqualTo(1);
    }

    @Test
    void theBellCallsIslandersOnly() {
        Scene scene = scene().situation(SOUTH, LanternCards.HARBOUR_BELL)
                .put(SOUTH, FRONT_0, LanternCards.WICK_BEARER)
                .put(SOUTH, BACK_0, melee("Stranger", 1, 1))
                .awaits("South: turn");
        assertThat(scene.attack("Wick Bearer")).isEqualTo(2);
        assertThat(scene.attack("Stranger")).isEqualTo(1);
    }
}
