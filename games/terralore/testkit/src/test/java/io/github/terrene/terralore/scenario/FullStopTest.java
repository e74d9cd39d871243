package io.github.terrene.terralore.scenario;

import static io.github.terrene.terralore.Words.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardText;
import io.github.terrene.terralore.card.Continuous;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.card.Resolution;
import org.junit.jupiter.api.Test;

/** Whatever the words of a card set end with, its texts have one full stop for each sentence. */
@Rule("TL-9.1")
class FullStopTest {
    /** Says whatever a test wants. */
    private record Saying(String say) implements Effect, Continuous {
        @Override
        public void resolve(Resolution here) {}
    }

    private static String text(Card card) {
        return CardText.of(card);
    }

    @Test
    void aSentenceEndsOnce() {
        assertThat(text(creature("A").onReveal(new Saying("do this.")).build())).isEqualTo("On reveal: Do this.");
        assertThat(text(creature("A").onReveal(new Saying("do this. ")).build()))
                .isEqualTo("On reveal: Do this.");
        assertThat(text(creature("A").onReveal(new Saying("do this!")).build())).isEqualTo("On reveal: Do this!");
        assertThat(text(creature("A").continuous(new Saying("all this.")).build()))
                .isEqualTo("All this.");
    }

    @Test
    void aPartInTheMiddleDoesNotEndTheSentence() {
        assertThat(text(creature("A")
                        .onReveal(new Saying("do this."), new Saying("do that."))
                        .endOfTurn(atEndOfTurn(new Saying("do this."), new Saying("do that.")))
                        .build()))
                .isEqualTo(
                        "On reveal: Do this, then do that. End of turn: At the end of this turn do this, then do that.");
    }

    @Test
    @Rule("TL-1.9")
    void theTextOfATokenIsQuotedWithoutItsFullStop() {
        Card spirit =
                token("Spirit").points(1).atCounting(new Saying("do this.")).build();
        Card maker = creature("A").onReveal(makeTokens(spirit, 1, OWN)).build();
        assertThat(text(maker)).isEqualTo("On reveal: Make a token Spirit (1) with \"At counting: Do this\" here.");
        Card loud = token("Spirit").points(1).atCounting(new Saying("do this!")).build();
        assertThat(text(creature("A").onReveal(makeTokens(loud, 1, OWN)).build()))
                .isEqualTo("On reveal: Make a token Spirit (1) with \"At counting: Do this!\" here.");
    }
}
