package io.github.terrene.terralore.example;

import static io.github.terrene.testkit.terralore.scenario.Scene.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.terralore.action.Action.PlaceCard;
import io.github.terrene.terralore.action.Plan;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.terralore.trait.Lane;
import io.github.terrene.testkit.terralore.scenario.Scene;
import org.junit.jupiter.api.Test;

class DefendFirstTest {
    private static final Card PENNY = plain("Penny", 1);
    private static final Terralore RULES = DefendFirst.rules(StarterSet.catalogue());

    @Test
    void inTheFirstTurnTheAttackingLaneStaysEmpty() {
        Scene scene = Scene.table(RULES).turn(1).hand(SOUTH, COIN, PENNY);
        scene.does(new PlaceCard(SOUTH, COIN.id(), Lane.DEFENDING));
        scene.refusesSaying(
                new PlaceCard(SOUTH, PENNY.id(), Lane.ATTACKING),
                "in the first turn all cards go into the defending lane (HR-1/attacking-lane)");
    }

    @Test
    void noWholePlanIsAWayAroundIt() {
        Scene scene = Scene.table(RULES).turn(1).hand(SOUTH, COIN);
        scene.refusesSaying(
                SOUTH,
                Plan.of(card(COIN, SOUTH_E)),
                "in the first turn all cards go into the defending lane (HR-1/attacking-lane)");
    }

    @Test
    void laterItMayBeFilled() {
        Scene scene = Scene.table(RULES).turn(2).hand(SOUTH, COIN);
        scene.does(new PlaceCard(SOUTH, COIN.id(), Lane.ATTACKING));
    }

    @Test
    void replaysBearItsName() {
        assertThat(RULES.notation().game()).isEqualTo("terralore+defend-first");
    }
}
