package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.Words.event;
import static io.github.terrene.hobe.Words.situation;
import static io.github.terrene.hobe.scenario.Cards.*;
import static io.github.terrene.hobe.trait.EventTiming.COUNTER;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardText;
import io.github.terrene.hobe.card.Continuous;
import io.github.terrene.hobe.card.Effect;
import io.github.terrene.hobe.card.Resolution;
import io.github.terrene.kernel.Rule;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The words of texts of a card set, as they are printed. */
class OwnWordsTest {
    /** Says what it is given. */
    record Saying(String say) implements Continuous, Effect {
        @Override
        public void resolve(Resolution here) {}
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "something holds, Something holds.",
        "something holds., Something holds.",
        "'something holds. ', Something holds.",
        "something holds!, Something holds!",
        "does it hold?, Does it hold?"
    })
    @Rule("HB-1.7")
    void aTextEndsWithOneMark(String said, String text) {
        assertThat(CardText.lines(omen(said))).containsExactly(text);
        assertThat(CardText.lines(event("Omen", new Saying(said)).build())).containsExactly(text);
    }

    @Test
    @Rule("HB-10.4")
    void aTextHasNoFullStopInItsMiddle() {
        assertThat(CardText.of(event("Omen", COUNTER, new Saying("rest."), new Saying("sleep."), new Saying("wake"))
                        .build()))
                .isEqualTo("Counter: rest, then sleep, then wake.");
    }

    private static Card omen(String said) {
        return situation("Omen").continuous(new Saying(said)).build();
    }
}
