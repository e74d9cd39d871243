package io.github.terrene.odyssey.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Decks and starting parties are put together card by card. */
class DeckTest {
    @Test
    @DisplayName("a deck counts its copies")
    @Rule("TO-2.4")
    void copies() {
        Deck deck = Deck.of("Test", ScenarioCards.ETHAN, ScenarioCards.DART)
                .with(2, ScenarioCards.DART, ScenarioCards.HUSH);
        assertThat(deck.cards()).hasSize(6);
        assertThat(deck.copies(ScenarioCards.DART)).isEqualTo(3);
        assertThat(deck.copies(ScenarioCards.HUSH)).isEqualTo(2);
        assertThat(deck.copies(ScenarioCards.PIKE)).isZero();
    }

    @Test
    @DisplayName("a deck that began with cards of one kind takes others")
    void mixed() {
        Array<CharacterCard> characters = Array.of(ScenarioCards.ETHAN, ScenarioCards.ASH_SEER);
        Deck deck = Deck.of("Test", characters);
        assertThat(deck.with(1, ScenarioCards.HOME_FIELD).cards()).hasSize(3);
        assertThat(deck.cards().append(ScenarioCards.HOME_FIELD)).hasSize(3);
    }

    @Test
    @DisplayName("the pool of several decks holds the ids of each, copies repeated, by seat")
    void pool() {
        Deck darts = Deck.of("Darts").with(2, ScenarioCards.DART);
        Deck hush = Deck.of("Hush", ScenarioCards.HUSH);
        CardPool pool = Deck.pool(Array.of(darts, hush));
        assertThat(pool.of(Seat.of(0))).containsExactly("dart", "dart");
        assertThat(pool.of(Seat.of(1))).containsExactly("hush");
    }

    @Test
    @DisplayName("a deck refuses fewer than one copy")
    void noCopies() {
        Deck deck = Deck.of("Test");
        assertThatIllegalArgumentException().isThrownBy(() -> deck.with(0, ScenarioCards.DART));
    }

    @Test
    @DisplayName("a starting party says who holds what")
    @Rule({"TO-3.1", "TO-3.3"})
    void party() {
        StartingParty party = StartingParty.on(ScenarioCards.HOME_FIELD)
                .with(ScenarioCards.ETHAN, ScenarioCards.DART)
                .with(ScenarioCards.ASH_SEER);
        assertThat(party.slots().map(StartingParty.Slot::card))
                .containsExactly(Option.of(ScenarioCards.DART), Option.none());
    }
}
