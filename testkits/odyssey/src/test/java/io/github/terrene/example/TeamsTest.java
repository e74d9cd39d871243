package io.github.terrene.example;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.twoversustwo.TwoVersusTwo;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class TeamsTest {
    @Test
    void allFourPlaceTheirParties() {
        View view = Teams.begun();
        assertThat(view.seat()).isEqualTo(Seat.of(2));
        var rules = TwoVersusTwo.rules(Catalogue.ofSets(Array.of(new BaseSet())).get());
        assertThat(rules.awaited(view)).isEqualTo(Seat.first(4));
    }
}
