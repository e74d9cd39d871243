package io.github.terrene.terralore.example;

import static io.github.terrene.terralore.Words.*;
import static io.github.terrene.testkit.terralore.scenario.Scene.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.terralore.action.Plan;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.event.*;
import io.github.terrene.testkit.terralore.scenario.Scene;
import org.junit.jupiter.api.Test;

/** The scenario of docs/terralore.md: a card of your own. */
class KindlingTest {
    static final Card KINDLING = creature("Kindling")
            .cost(1)
            .affinity(affinity("Fire"))
            .rarity(COMMON)
            .points(1)
            .onReveal(damageCastle(ENEMY, 2))
            .build();

    @Test
    void burnsWhenItIsRevealed() {
        Scene scene = Scene.table().southTrails().hand(SOUTH, KINDLING, COIN);
        scene.refusesSaying(SOUTH, Plan.of(card(KINDLING, SOUTH_W)), "Kindling costs 1, not 0 (TL-6.5/wrong-price)");
        scene.plan(SOUTH, card(KINDLING, SOUTH_W, COIN)).plan(NORTH);
        assertThat(scene.castle(NORTH)).isEqualTo(8);
        assertThat(scene.graveyard(SOUTH)).containsExactly("Coin");
        scene.happenedInOrder(CardTurnedUp.class, CastlesDamaged.class);
        scene.awaitsPlans(3);
    }
}
