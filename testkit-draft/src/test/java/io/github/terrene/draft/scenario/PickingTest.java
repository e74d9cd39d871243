package io.github.terrene.draft.scenario;

import static io.github.terrene.testkit.draft.scenario.DraftTableBuilder.EXTRA;
import static io.github.terrene.testkit.scenario.Cast.ASU;
import static io.github.terrene.testkit.scenario.Cast.DART;
import static io.github.terrene.testkit.scenario.Cast.ETHAN;
import static io.github.terrene.testkit.scenario.Cast.INU;
import static io.github.terrene.testkit.scenario.Cast.LANCER;
import static io.github.terrene.testkit.scenario.Cast.NEEDLE;
import static io.github.terrene.testkit.scenario.Cast.PIKE;
import static io.github.terrene.testkit.scenario.Cast.SAMMY;
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
        s.refusesPick(A, INU, "TO-14.5").refusesPick(A, ETHAN, "TO-14.5");
        s.awaitsPicks(B, C);
        other.picks(A, INU).picks(C, PIKE);
        s.picks(C, PIKE).looksTheSame(B, other).looksTheSame(C, other);
        other.awaitsPicks(B);
        s.awaitsPicks(B);
    }

    @Test
    @Rule({"TO-14.5", "TO-14.18"})
    void aPickIsACardOfThePileInHandAndCopiesAreOneChoice() {
        DraftScene s = picking(draft(3).pile(A, INU, ETHAN, INU).pile(B, ASU, SAMMY, DART));
        assertThat(s.pile(A)).as("in the order of the catalogue").containsExactly(ETHAN, INU, INU);
        assertThat(s.choices(A)).containsExactly(ETHAN.id(), INU.id());
        s.refusesPick(A, ASU, "TO-14.5").refusesPick(C, INU, "TO-14.5");
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
        s.refusesLeaving(A, "TO-14.16").refusesPick(A, INU, "TO-14.16");
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

    @Test
    @Rule("TO-14.16")
    void withOnePlayerLeftTheDraftEnds() {
        DraftScene s = picking(draft(3).pile(A, ETHAN, INU).pile(B, ASU, SAMMY));
        s.leaves(A).leaves(C).never(DecksHandedIn.class);
        s.isWonBy(B);
    }
}
