package io.github.terrene.terralore.example;

import static io.github.terrene.terralore.card.CardBuilder.creature;
import static io.github.terrene.testkit.terralore.scenario.Scene.COIN;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH_W;
import static io.github.terrene.testkit.terralore.scenario.Scene.card;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.terralore.action.Plan;
import io.github.terrene.terralore.card.Affinity;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Rarity;
import io.github.terrene.terralore.effect.CastleEffect.DamageCastle;
import io.github.terrene.terralore.effect.Whose;
import io.github.terrene.terralore.event.CastleEvent.CastlesDamaged;
import io.github.terrene.terralore.event.FieldEvent.CardTurnedUp;
import io.github.terrene.testkit.terralore.scenario.Scene;
import org.junit.jupiter.api.Test;

/** The scenario of docs/terralore.md: a card of your own. */
class KindlingTest {
    static final Card KINDLING = creature("Kindling")
            .cost(1)
            .affinity(new Affinity("Fire"))
            .rarity(Rarity.COMMON)
            .points(1)
            .onReveal(new DamageCastle(Whose.ENEMY, 2))
            .build();

    @Test
    void burnsWhenItIsRevealed() {
        Scene scene = Scene.table().southTrails().hand(SOUTH, KINDLING, COIN);
        scene.refuses(SOUTH, Plan.of(card(KINDLING, SOUTH_W)), "TL-6.5");
        scene.plan(SOUTH, card(KINDLING, SOUTH_W, COIN)).plan(NORTH);
        assertThat(scene.castle(NORTH)).isEqualTo(8);
        assertThat(scene.graveyard(SOUTH)).containsExactly("Coin");
        scene.happenedInOrder(CardTurnedUp.class, CastlesDamaged.class);
        scene.awaitsPlans(3);
    }
}
