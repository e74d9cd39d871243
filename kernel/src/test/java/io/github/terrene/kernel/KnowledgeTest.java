package io.github.terrene.kernel;

import static io.github.terrene.kernel.Knowledge.NONE;
import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class KnowledgeTest {
    private static final Seat FIRST = Seat.of(0);
    private static final Seat SECOND = Seat.of(1);

    @Test
    void whatIsKnownOfAHandIsThereUntilItMayHaveLeft() {
        Knowledge known = NONE.handGains(SECOND, Array.of("otto", "zane")).handGains(SECOND, "otto");
        assertThat(known.inHand(SECOND)).containsExactly("otto", "zane", "otto");
        assertThat(known.inHand(FIRST)).isEmpty();
        assertThat(known.handLoses(SECOND, Array.of("otto", "mia")).inHand(SECOND))
                .containsExactly("zane", "otto");
        assertThat(known.handLoses(SECOND, "zane").inHand(SECOND)).containsExactly("otto", "otto");
        assertThat(known.handLoses(SECOND, Array.of("otto", "otto", "zane"))).isEqualTo(NONE);
        assertThat(known.handForgotten(SECOND)).isEqualTo(NONE);
        assertThat(known.handForgotten(FIRST)).isEqualTo(known);
        assertThat(known.handGains(FIRST, "mia").handLoses(FIRST, "mia")).isEqualTo(known);
    }

    @Test
    void whatIsKnownOfADeckLiesThereUntilItIsDrawnOrShuffled() {
        Knowledge known = NONE.deckShows(FIRST, Array.of("mia", "otto", "zane"));
        assertThat(known.onDeck(FIRST)).containsExactly("mia", "otto", "zane");
        assertThat(known.onDeck(SECOND)).isEmpty();
        assertThat(known.deckLoses(FIRST, 2).onDeck(FIRST)).containsExactly("zane");
        assertThat(known.deckLoses(FIRST, 3)).isEqualTo(NONE);
        assertThat(known.deckLoses(FIRST, 9)).isEqualTo(NONE);
        assertThat(known.deckForgotten(FIRST)).isEqualTo(NONE);
        assertThat(known.deckForgotten(SECOND)).isEqualTo(known);
    }

    @Test
    void whatIsPutOnADeckLiesAboveTheRestAndWhatIsSeenAgainIsNotThereTwice() {
        Knowledge known = NONE.deckGains(SECOND, Array.of("zane")).deckGains(SECOND, Array.of("mia", "otto"));
        assertThat(known.onDeck(SECOND)).containsExactly("mia", "otto", "zane");
        assertThat(known.deckShows(SECOND, Array.of("otto", "mia")).onDeck(SECOND))
                .containsExactly("otto", "mia", "zane");
    }

    @Test
    void whatIsKnownOfACardInPlayGoesByItsNumber() {
        Knowledge known = NONE.inPlayShown(7, "otto");
        assertThat(known.inPlay(7)).containsExactly("otto");
        assertThat(known.inPlay(8)).isEmpty();
        assertThat(known.isEmpty()).isFalse();
        assertThat(NONE.isEmpty()).isTrue();
    }
}
