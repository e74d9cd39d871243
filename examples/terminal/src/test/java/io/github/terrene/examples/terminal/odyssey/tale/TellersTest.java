package io.github.terrene.examples.terminal.odyssey.tale;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.examples.terminal.SealedFamily;
import io.github.terrene.kernel.compose.MatchEvent;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.event.TurnEvent.TurnEnded;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Somebody tells of everything that can happen. */
class TellersTest {

    @Test
    @DisplayName("every event of a game has a teller, and no teller tells of anything else")
    void game() {
        assertThat(MatchTellers.GAME.types()).containsExactlyInAnyOrderElementsOf(SealedFamily.members(Event.class));
    }

    @Test
    @DisplayName("every event of a match has a teller")
    void match() {
        assertThat(MatchTellers.MATCH.types())
                .containsExactlyInAnyOrderElementsOf(SealedFamily.members(MatchEvent.class));
    }

    @Test
    @DisplayName("two tellers for one event are refused")
    void twice() {
        Tellers<Event> one = Tellers.<Event>none().on(TurnEnded.class, (event, tale) -> {});
        assertThatThrownBy(() -> one.on(TurnEnded.class, (event, tale) -> {}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("TurnEnded");
        assertThatThrownBy(() -> one.and(one)).isInstanceOf(IllegalArgumentException.class);
    }
}
