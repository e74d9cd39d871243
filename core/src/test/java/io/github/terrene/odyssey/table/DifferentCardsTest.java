package io.github.terrene.odyssey.table;

import static io.github.terrene.odyssey.Words.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.TerrainCard;
import io.vavr.collection.Array;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class DifferentCardsTest {
    private static final CharacterCard BEAR = beast("Bear");
    private static final CharacterCard WOLF = beast("Wolf");
    private static final AssignableCard CLAW = item("Claw").build();
    private static final TerrainCard DEN = terrain("Den")
            .actions(3)
            .xp(plus(5, ATK), plus(5, ATK), plus(5, ATK), plus(5, ATK))
            .build();
    private static final Pile HAND = Pile.of(Array.of(BEAR, BEAR, CLAW, CLAW, CLAW, DEN, WOLF));

    private static CharacterCard beast(String name) {
        return character(name).of(FIRE, BEAST).stats(1, 1, 10, 5, 0).build();
    }

    @Test
    @DisplayName("a pile has one of each different card, by kind")
    void byKind() {
        assertThat(HAND.different().characters()).containsExactly(BEAR, WOLF);
        assertThat(HAND.different().assignables()).containsExactly(CLAW);
        assertThat(HAND.different().terrains()).containsExactly(DEN);
        assertThat(Pile.EMPTY.different()).isEqualTo(new DifferentCards(Array.empty(), Array.empty(), Array.empty()));
    }

    @Test
    @DisplayName("cards are found by their ids: the first, the last, and those that are not there")
    void find() {
        Array<CharacterCard> beasts = HAND.different().characters();
        assertThat(DifferentCards.find(beasts, "bear")).isSameAs(BEAR);
        assertThat(DifferentCards.find(beasts, "wolf")).isSameAs(WOLF);
        assertThat(DifferentCards.placeOf(beasts, "wolf")).isEqualTo(1);
        assertThat(DifferentCards.find(beasts, "cat")).isNull();
        assertThat(DifferentCards.placeOf(beasts, "")).isEqualTo(-1);
        assertThat(DifferentCards.placeOf(beasts, "zebra")).isEqualTo(-1);
        assertThat(HAND.holds("claw")).isTrue();
        assertThat(HAND.holds("cat")).isFalse();
    }

    @Test
    @DisplayName("one copy is taken away for each card named, and cards that are not there change nothing")
    void minus() {
        assertThat(HAND.minusSorted(Array.of(CLAW, BEAR, CLAW)).cards()).containsExactly(BEAR, CLAW, DEN, WOLF);
        assertThat(Pile.of(Array.of(BEAR, WOLF, WOLF))
                        .minusSorted(Array.of(WOLF, WOLF, WOLF))
                        .cards())
                .containsExactly(BEAR);
        assertThat(Pile.of(Array.of(WOLF)).minusSorted(Array.of(BEAR, DEN)).cards())
                .containsExactly(WOLF);
        assertThat(Pile.unknown(4).minusSorted(Array.<Card>of(BEAR, CLAW))).isEqualTo(Pile.unknown(2));
    }
}
