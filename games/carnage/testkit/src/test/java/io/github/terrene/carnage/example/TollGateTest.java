package io.github.terrene.carnage.example;

import static io.github.terrene.carnage.Words.*;
import static io.github.terrene.testkit.carnage.scenario.Scene.NORTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.starter.FireCards;
import io.github.terrene.carnage.starter.StarterElements;
import io.github.terrene.testkit.carnage.scenario.Scene;
import org.junit.jupiter.api.Test;

class TollGateTest {
    static final Card TOLL_GATE = location("Toll Gate", StarterElements.WATER)
            .whenPlaced(discard(ENEMY, 1))
            .build();

    @Test
    void theOpponentDiscardsACard() {
        Scene scene = Scene.table()
                .hand(SOUTH, TOLL_GATE)
                .hand(NORTH, FireCards.WICK_BEARER, FireCards.KILN_SINGER)
                .shards(SOUTH, 1);
        scene.places(TOLL_GATE);
        scene.awaits("North: discard");
        scene.choosesFromHand(NORTH, FireCards.KILN_SINGER);
        assertThat(scene.side(NORTH).decks().discarded()).containsExactly(FireCards.KILN_SINGER);
        scene.awaits("South: action");
        scene.refuses(scene.power(1), "CG-6.5/no-card");
    }
}
