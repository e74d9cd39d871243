package io.github.terrene.draft.example;

import static io.github.terrene.testkit.draft.scenario.DraftTableBuilder.EXTRA;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.DART;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.ETHAN;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.INU;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.LANCER;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.OLD_GIANT;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.testkit.draft.scenario.DraftBook;
import io.github.terrene.testkit.draft.scenario.DraftScene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class PassingTest extends DraftBook {
    @Test
    @Rule({"TO-14.5", "TO-14.19"})
    void pilesGoToTheLeftFirst() {
        DraftScene s = picking(draft(3).pile(A, ETHAN, INU, DART).pile(B, LANCER, EXTRA, EXTRA));
        s.refusesPick(A, LANCER, "TO-14.5/not-in-pile");
        s.picks(A, ETHAN).picks(B, LANCER);
        assertThat(s.pile(B)).as("the pile of A, C had only one choice").containsExactly(DART, INU);
        assertThat(s.seenBy(B).table().pile(C)).containsExactly(Card.UNKNOWN, Card.UNKNOWN);
        s.awaitsPicks(B);
    }

    @Test
    @Rule("TO-14.6")
    void theOtherPicksGoToTheExcessPile() {
        DraftScene s =
                building(draft(3).picked(A, extras(19, ETHAN, DART, OLD_GIANT)).excess(INU));
        s.awaitsDecks(A);
        s.refusesDeck(
                A,
                Array.of(extras(18, INU, OLD_GIANT)),
                "has 1 of Inu the Inferno, of which 0 were picked (TO-14.6/not-picked-so-often)",
                "has 0 different Items and Commands; from these picks it needs 1 (TO-14.6/few-assignables)");
        s.builds(A, extras(18, ETHAN, DART));
        assertThat(s.deck(A)).hasSize(20).contains(ETHAN, DART);
        assertThat(s.excess()).contains(INU, OLD_GIANT);
        s.isDone();
    }

    private static Card[] extras(int number, Card... more) {
        return Array.fill(number, (Card) EXTRA).appendAll(Array.of(more)).toJavaArray(Card[]::new);
    }
}
