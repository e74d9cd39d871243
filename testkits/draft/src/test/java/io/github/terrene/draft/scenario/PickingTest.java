package io.github.terrene.draft.scenario;

import static io.github.terrene.testkit.draft.scenario.DraftTableBuilder.EXTRA;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.ASU;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.DART;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.ETHAN;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.INU;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.LANCER;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.NEEDLE;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.PIKE;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.SAMMY;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.draft.picking.DraftEvent.CardsPicked;
import io.github.terrene.draft.picking.DraftEvent.DecksHandedIn;
import io.github.terrene.draft.picking.DraftEvent.PilesTaken;
import io.github.terrene.draft.picking.DraftEvent.PlayerLeft;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.testkit.draft.scenario.DraftBook;
import io.github.terrene.testkit.draft.scenario.DraftScene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class PickingTest extends DraftBook {
    @Test
    @Rule("TO-14.5")
    void pilesGoToTheLeftInTheFirstRoundAndToTheRightInTheSecond() {
        DraftScene s = picking(draft(3).pile(A, ETHAN, INU)
                .pile(B, ASU, SAMMY)
                .pile(C, DART, PIKE)
                .pile(2, A, NEEDLE, LANCER)
                .pile(2, B, ASU, INU)
                .pile(3, C, ETHAN, INU));
        s.picks(A, ETHAN).picks(C, PIKE).picks(B, ASU);
        assertThat(s.picked(A)).as("the last cards went on without a question").containsExactly(DART, ETHAN);
        assertThat(s.picked(B)).containsExactly(ASU, INU);
        assertThat(s.picked(C)).containsExactly(PIKE, SAMMY);
        assertThat(s.round()).isEqualTo(2);
        s.awaitsPicks(A, B);
        s.picks(A, NEEDLE).picks(B, INU);
        assertThat(s.picked(A)).contains(NEEDLE, ASU);
        assertThat(s.picked(C)).contains(LANCER);
        s.happenedInOrder(CardsPicked.class, CardsPicked.class, PilesTaken.class, CardsPicked.class);
        assertThat(s.round()).isEqualTo(3);
        s.awaitsPicks(C);
    }

    @Test
    @Rule({"TO-14.5", "TO-14.19"})
    void picksAreSealedUntilEverybodyHasPicked() {
        DraftScene s = picking(draft(3).pile(A, ETHAN, INU).pile(B, ASU, SAMMY).pile(C, DART, PIKE));
        DraftScene other =
                picking(draft(3).pile(A, ETHAN, INU).pile(B, ASU, SAMMY).pile(C, DART, PIKE));
        s.picks(A, ETHAN).looksTheSame(B, other).looksTheSame(C, other).never(CardsPicked.class);
        s.refusesPick(A, INU, "TO-14.5/chosen").refusesPick(A, ETHAN, "TO-14.5/chosen");
        s.awaitsPicks(B, C);
        other.picks(A, INU).picks(C, PIKE);
        s.picks(C, PIKE).looksTheSame(B, other).looksTheSame(C, other);
        other.awaitsPicks(B);
        s.awaitsPicks(B);
    }

    /** Even if nobody else has picked. */
    @Test
    @Rule("TO-14.19")
    void aPickCannotBeTakenBack() {
        DraftScene s = picking(draft(3).pile(A, ETHAN, INU).pile(B, ASU, SAMMY).pile(C, DART, PIKE));
        s.picks(A, ETHAN);
        assertThat(s.undoable()).isFalse();
        s.refusesPick(A, INU, "TO-14.5/chosen").refusesPick(A, ETHAN, "TO-14.5/chosen");
        s.awaitsPicks(B, C);
    }

    /** Of three players each has three piles, of ten each has four. */
    @Test
    @Rule("TO-14.5")
    void roundsGoOnUntilNoPilesAreLeft() {
        DraftScene three = picking(draft(3).pile(A, ETHAN, INU).pile(3, A, ASU, SAMMY));
        three.picks(A, INU);
        assertThat(three.round()).as("nobody had a choice in the second round").isEqualTo(3);
        three.happened(2, PilesTaken.class).awaitsPicks(A);
        DraftScene ten = picking(draft(10).pile(A, ETHAN, INU).pile(4, A, ASU, SAMMY));
        ten.picks(A, INU);
        assertThat(ten.round()).isEqualTo(4);
        ten.happened(3, PilesTaken.class).awaitsPicks(A);
    }

    /** The first round goes from C to A, since A is the next in the order of seats; the second from A to C. */
    @Test
    @Rule("TO-14.5")
    void leftIsTheNextSeatAndRightTheOneBefore() {
        DraftScene s = picking(draft(3).pile(C, ETHAN, INU, DART).pile(2, A, ASU, SAMMY, PIKE));
        s.picks(C, ETHAN);
        assertThat(s.pile(A)).containsExactly(DART, INU);
        s.picks(A, DART);
        assertThat(s.picked(B)).contains(INU);
        assertThat(s.round()).isEqualTo(2);
        s.picks(A, ASU);
        assertThat(s.pile(C)).containsExactly(PIKE, SAMMY);
        s.awaitsPicks(C);
    }

    @Test
    @Rule("TO-14.19")
    void whatWasInAPileThatWasPassedOnStandsInTheEventsAndInNoLaterView() {
        DraftScene s = picking(draft(3).pile(A, ETHAN, INU, DART, PIKE).pile(B, ASU, SAMMY, LANCER, NEEDLE));
        s.picks(A, ETHAN).picks(B, ASU);
        assertThat(s.seenBy(B).table().pile(B)).containsExactly(DART, INU, PIKE);
        s.picks(B, DART).picks(C, LANCER);
        assertThat(s.pile(C)).as("the pile that B passed on").containsExactly(INU, PIKE);
        assertThat(s.seenBy(B).unseen()).as("what B sees no more").contains(INU, PIKE, SAMMY, NEEDLE);
        assertThat(s.sentTo(B).filter(CardsPicked.class::isInstance).map(event -> ((CardsPicked) event).piles()))
                .containsExactly(
                        Array.of(unknown(3), Array.of(DART, INU, PIKE), unknown(3)),
                        Array.of(unknown(2), Array.of(EXTRA, EXTRA), unknown(2)));
        s.awaitsPicks(A, C);
    }

    private static Array<Card> unknown(int cards) {
        return Array.fill(cards, (Card) Card.UNKNOWN);
    }

    @Test
    @Rule({"TO-14.5", "TO-14.18"})
    void aPickIsACardOfThePileInHandAndCopiesAreOneChoice() {
        DraftScene s = picking(draft(3).pile(A, INU, ETHAN, INU).pile(B, ASU, SAMMY, DART));
        assertThat(s.pile(A)).as("in the order of the catalogue").containsExactly(ETHAN, INU, INU);
        assertThat(s.choices(A)).containsExactly(ETHAN.id(), INU.id());
        s.refusesPick(A, ASU, "TO-14.5/not-in-pile").refusesPick(C, INU, "TO-14.5/chosen");
        s.awaitsPicks(A, B);
    }

    @Test
    @Rule({"TO-14.4", "TO-14.19"})
    void aPlayerSeesTheOwnPileAndPicksAndTheExcess() {
        DraftScene s = picking(
                draft(3).pile(A, ETHAN, INU, DART).pile(B, ASU, SAMMY, PIKE).excess(NEEDLE));
        s.picks(A, ETHAN).picks(B, ASU);
        assertThat(s.pile(B)).as("the pile that came from A").containsExactly(DART, INU);
        assertThat(s.seenBy(B).table().pile(B)).containsExactly(DART, INU);
        assertThat(s.seenBy(B).table().picks(B)).containsExactly(ASU);
        assertThat(s.seenBy(B).table().pile(A)).containsExactly(Card.UNKNOWN, Card.UNKNOWN);
        assertThat(s.seenBy(B).table().picks(A)).containsExactly(Card.UNKNOWN);
        assertThat(s.seenBy(B).table().excess()).containsExactly(NEEDLE);
        assertThat(s.seenBy(B).unseen()).contains(ETHAN, PIKE, SAMMY, EXTRA).doesNotContain(ASU, DART, NEEDLE);
        s.awaitsPicks(B, C);
    }

    @Test
    @Rule({"TO-14.16", "TO-14.18"})
    void whoLeavesTakesTheFirstCardOfEachPileFromThenOn() {
        DraftScene s = picking(draft(3).pile(A, ETHAN, INU, DART)
                .pile(B, ASU, SAMMY, PIKE)
                .pile(C, LANCER, NEEDLE, PIKE)
                .pile(2, B, ASU, INU, DART));
        s.leaves(A).happened(1, PlayerLeft.class);
        s.refusesLeaving(A, "TO-14.16/left").refusesPick(A, INU, "TO-14.16/left");
        s.awaitsPicks(B, C);
        s.picks(B, ASU).picks(C, NEEDLE);
        assertThat(s.picked(A)).containsExactly(DART);
        assertThat(s.pile(A)).containsExactly(LANCER, PIKE);
        s.awaitsPicks(B, C);
        s.picks(B, INU).picks(C, PIKE);
        assertThat(s.picked(A)).contains(DART, LANCER);
        s.awaitsPicks(B);
    }

    @Test
    @Rule("TO-14.16")
    void aPickThatIsSealedStandsWhenItsPlayerLeaves() {
        DraftScene s = picking(draft(3).pile(A, ETHAN, INU, DART).pile(B, ASU, SAMMY, PIKE));
        s.picks(A, INU).leaves(A).picks(B, ASU);
        assertThat(s.picked(A)).containsExactly(INU);
        s.awaitsPicks(B, C);
    }

    @Test
    @Rule({"TO-14.16", "TO-14.19"})
    void whoHasLeftSeesWhatEverybodySees() {
        DraftScene s = picking(draft(3).pile(A, ETHAN, INU, DART)
                .pile(B, ASU, SAMMY, PIKE)
                .pile(C, LANCER, NEEDLE, PIKE)
                .pile(2, A, ASU, INU, DART));
        s.picks(A, INU).picks(B, ASU).picks(C, NEEDLE);
        assertThat(s.seenBy(A).table().picks(A)).containsExactly(INU);
        s.leaves(A);
        assertThat(s.seenBy(A).table()).isEqualTo(s.seenBy(Seat.ONLOOKER).table());
        assertThat(s.seenBy(A).stage()).isEqualTo(s.seenBy(Seat.ONLOOKER).stage());
        assertThat(s.seenBy(A).building()).isEmpty();
        s.picks(B, DART).picks(C, PIKE);
        assertThat(s.round()).isEqualTo(2);
        assertThat(s.seenBy(A).table().pile(A)).containsOnly(Card.UNKNOWN);
        assertThat(s.seenBy(A).table().picks(A)).containsOnly(Card.UNKNOWN).hasSize(4);
        s.awaitsPicks(C);
    }

    /** From the first pick on, whether awaited or not, and as often as there are others. */
    @Test
    @Rule("TO-14.16")
    void aPlayerMayLeaveAtAnyTime() {
        DraftScene s = picking(draft(4).pile(A, ETHAN, INU, DART).pile(B, ASU, SAMMY, PIKE));
        s.leaves(D);
        s.picks(A, ETHAN).leaves(A);
        assertThat(s.seenBy(A).awaited()).isEqualTo(s.seenBy(Seat.ONLOOKER).awaited());
        assertThat(s.choices(A)).isEmpty();
        s.picks(B, ASU);
        assertThat(s.picked(A)).as("what was sealed").containsExactly(ETHAN);
        s.awaitsPicks(B, C);
    }

    /** What it is sent, too. */
    @Test
    @Rule({"TO-14.16", "TO-14.19"})
    void whoHasLeftIsSentWhatAnOnlookerIsSent() {
        DraftScene s = picking(draft(3).pile(A, ETHAN, INU, DART)
                .pile(B, ASU, SAMMY, PIKE)
                .pile(C, LANCER, NEEDLE, PIKE)
                .pile(2, A, ASU, INU, DART));
        s.leaves(A);
        int before = s.sentTo(A).size();
        s.picks(B, ASU).picks(C, NEEDLE).picks(B, ETHAN).picks(C, PIKE);
        assertThat(s.sentTo(A).drop(before))
                .isEqualTo(s.sentTo(Seat.ONLOOKER).drop(before))
                .hasSizeGreaterThan(2);
        s.awaitsPicks(C);
    }

    @Test
    @Rule("TO-14.16")
    void withOnePlayerLeftTheDraftEnds() {
        DraftScene s = picking(draft(3).pile(A, ETHAN, INU).pile(B, ASU, SAMMY));
        s.leaves(A).leaves(C).never(DecksHandedIn.class);
        s.isWonBy(B);
    }
}
