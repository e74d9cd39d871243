package io.github.terrene.session;

import static io.github.terrene.session.AtTheDoor.after;
import static io.github.terrene.session.AtTheDoor.offer;
import static io.github.terrene.session.AtTheDoor.refused;
import static io.github.terrene.session.AtTheDoor.reply;
import static io.github.terrene.session.Knocking.ONE;
import static io.github.terrene.session.Knocking.OTHER;
import static io.github.terrene.session.Knocking.THIRD;
import static io.github.terrene.session.Knocking.act;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Seat;
import io.github.terrene.session.Knocking.Act;
import io.github.terrene.session.Knocking.Knocks;
import io.github.terrene.session.Knocking.What;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Offers wait for those who can reply, and are what was told of them. */
class OffersTest {
    private static final Session<String, Knocks, Act, String, String> NEW =
            Session.open(Knocking.RULES, Setup.of("oak", 1)).get();
    private static final Session<String, Knocks, Act, String, String> WIDE =
            Session.open(Knocking.RULES, Setup.of(Knocking.WIDE, 1)).get();

    @Test
    void aDrawNeedsAllPlayers() {
        Session<String, Knocks, Act, String, String> offered = offer(NEW, ONE, Offer.DRAW, 60);
        assertThat(offered.since(OTHER, 1).map(Line::what)).containsExactly(new Line.Proposed<>(ONE, Offer.DRAW));
        assertThat(reply(offered, ONE, true, 60).outcome()).isEmpty();
        refused("session/no-seat", offered.reply(Seat.ONLOOKER, 1, true, 60));
        Session<String, Knocks, Act, String, String> drawn = reply(offered, OTHER, true, 70);
        assertThat(drawn.outcome().map(outcome -> outcome.drawn())).contains(true);
        assertThat(drawn.awaited()).isEmpty();
        assertThat(drawn.due()).isEmpty();
        refused("session/over", drawn.play(ONE, drawn.number(ONE), act(ONE, What.KNOCK), 80));
        refused("session/over", drawn.takeBack(ONE, drawn.number(ONE), 80));
        refused("session/over", drawn.offer(ONE, drawn.number(ONE), Offer.DRAW, 80));
    }

    @Test
    void anOfferIsGoneWhenItIsDeclinedOrTheGameGoesOn() {
        Session<String, Knocks, Act, String, String> offered = offer(NEW, ONE, Offer.DRAW, 0);
        Session<String, Knocks, Act, String, String> declined = reply(offered, OTHER, false, 0);
        assertThat(declined.since(ONE, 2).map(Line::what)).containsExactly(new Line.Declined<>(OTHER, Offer.DRAW));
        refused("session/no-offer", declined.reply(OTHER, 3, true, 0));
        refused("session/over", after(offered, ONE, What.OPEN, 0).reply(OTHER, 3, true, 0));
        assertThat(after(offered, ONE, What.OPEN, 0).proposal()).isEmpty();
    }

    @Test
    void anOfferThatIsGoneBetraysNoSecret() {
        Session<String, Knocks, Act, String, String> offered = offer(NEW, ONE, Offer.DRAW, 0);
        assertThat(after(offered, ONE, What.KNOCK, 0).proposal()).isEqualTo(offered.proposal());
    }

    @Test
    void aReplyIsForTheOfferThatItsSeatWasTold() {
        Session<String, Knocks, Act, String, String> first = offer(after(WIDE, ONE, What.RING, 0), ONE, Offer.UNDO, 0);
        Session<String, Knocks, Act, String, String> second = offer(first, THIRD, Offer.DRAW, 0);
        refused("session/stale", second.reply(OTHER, first.number(OTHER), true, 0));
        refused("session/stale", second.reply(OTHER, second.number(OTHER) + 1, true, 0));
        assertThat(reply(second, OTHER, true, 0).replying()).containsExactly(ONE);
    }

    @Test
    void whatAnswersAnEarlierQuestionIsStaleWhateverItIs() {
        Session<String, Knocks, Act, String, String> table = after(after(NEW, ONE, What.KNOCK, 0), ONE, What.KNOCK, 0);
        refused("session/stale", table.takeBack(ONE, 2, 0));
        refused("session/stale", table.offer(ONE, 2, Offer.DRAW, 0));
        refused("session/stale", table.offer(ONE, 4, Offer.UNDO, 0));
        assertThat(table.takeBack(ONE, 3, 0).get().state().number()).isEqualTo(1);
    }

    @Test
    void whateverIsSentTwiceIsDoneOnce() {
        Session<String, Knocks, Act, String, String> table = after(after(NEW, ONE, What.KNOCK, 0), ONE, What.KNOCK, 0);
        Session<String, Knocks, Act, String, String> undone =
                table.takeBack(ONE, 3, 0).get();
        assertThat(undone.takeBack(ONE, 3, 7).get()).isSameAs(undone);
        Session<String, Knocks, Act, String, String> declined =
                reply(offer(undone, ONE, Offer.DRAW, 0), OTHER, false, 0);
        assertThat(declined.offer(ONE, undone.number(ONE), Offer.DRAW, 7).get()).isSameAs(declined);
        assertThat(declined.reply(OTHER, declined.number(OTHER) - 1, false, 7).get())
                .isSameAs(declined);
    }

    @Test
    void theSameOfferAgainIsNoNews() {
        Session<String, Knocks, Act, String, String> offered = offer(NEW, ONE, Offer.DRAW, 0);
        assertThat(offered.offer(ONE, 2, Offer.DRAW, 1).get()).isSameAs(offered);
        assertThat(offered.reply(ONE, 2, true, 1).get()).isSameAs(offered);
        Session<String, Knocks, Act, String, String> wide = reply(offer(WIDE, ONE, Offer.DRAW, 0), OTHER, true, 0);
        assertThat(wide.offer(OTHER, 2, Offer.DRAW, 1).get()).isSameAs(wide);
    }

    @Test
    void aSeatOffersOneThingAndEachOnceUntilSomethingHappens() {
        Session<String, Knocks, Act, String, String> offered = offer(after(NEW, ONE, What.RING, 0), ONE, Offer.UNDO, 0);
        refused("session/offered", offered.offer(ONE, 3, Offer.DRAW, 0));
        Session<String, Knocks, Act, String, String> declined = reply(offered, OTHER, false, 0);
        refused("session/offered", declined.offer(ONE, 4, Offer.UNDO, 0));
        Session<String, Knocks, Act, String, String> both = reply(offer(declined, ONE, Offer.DRAW, 0), OTHER, false, 0);
        refused("session/offered", both.offer(ONE, 6, Offer.DRAW, 0));
        refused("session/offered", after(both, ONE, What.KNOCK, 0).offer(ONE, 7, Offer.DRAW, 0));
        assertThat(offer(after(both, OTHER, What.RING, 0), ONE, Offer.DRAW, 0).proposal())
                .isNotEmpty();
    }

    @Test
    void twoWhoOfferADrawAgree() {
        Session<String, Knocks, Act, String, String> crossing =
                offer(NEW, ONE, Offer.DRAW, 0).offer(OTHER, 1, Offer.DRAW, 0).get();
        assertThat(crossing.outcome().map(Outcome::drawn)).contains(true);
        assertThat(crossing.since(ONE, 2).map(Line::what)).containsExactly(new Line.DrawAgreed<>());
    }

    /** Each means an action of its own. */
    @Test
    void twoWhoAskToUndoDoNotAgree() {
        Session<String, Knocks, Act, String, String> played = after(after(NEW, ONE, What.RING, 0), OTHER, What.RING, 0);
        Session<String, Knocks, Act, String, String> both =
                offer(offer(played, ONE, Offer.UNDO, 0), OTHER, Offer.UNDO, 0);
        assertThat(both.replying()).containsExactly(ONE);
        assertThat(reply(both, ONE, true, 0).state().number()).isEqualTo(1);
    }

    @Test
    void nobodyWaitsForThoseWhoHaveLeft() {
        Session<String, Knocks, Act, String, String> two = after(WIDE, THIRD, What.GO, 0);
        Session<String, Knocks, Act, String, String> offered = offer(two, ONE, Offer.DRAW, 0);
        assertThat(offered.replying()).containsExactly(OTHER);
        refused("session/no-seat", offered.reply(THIRD, offered.number(THIRD), false, 0));
        refused("session/no-seat", two.offer(THIRD, two.number(THIRD), Offer.DRAW, 0));
        assertThat(reply(offered, OTHER, true, 0).outcome()).isNotEmpty();
    }

    /** An offer stands until all have noticed something who still play. */
    @Test
    void norHaveThoseToNoticeWhatHappens() {
        Session<String, Knocks, Act, String, String> three = offer(WIDE, ONE, Offer.DRAW, 0);
        assertThat(after(three, OTHER, What.WHISPER, 0).proposal()).isNotEmpty();
        Session<String, Knocks, Act, String, String> two = offer(after(WIDE, THIRD, What.GO, 0), ONE, Offer.DRAW, 0);
        assertThat(after(two, OTHER, What.WHISPER, 0).proposal()).isEmpty();
    }

    @Test
    void norForThoseWhoDoNotSitThere() {
        Session<String, Knocks, Act, String, String> all = WIDE.sitDown(ONE, "anna", 0)
                .flatMap(table -> table.sitDown(OTHER, "bert", 0))
                .flatMap(table -> table.sitDown(THIRD, "carl", 0))
                .get();
        Session<String, Knocks, Act, String, String> offered = reply(offer(all, ONE, Offer.DRAW, 0), OTHER, true, 0);
        assertThat(offered.replying()).containsExactly(THIRD);
        assertThat(offered.standUp(THIRD, 0).get().outcome()).isNotEmpty();
        Session<String, Knocks, Act, String, String> open =
                all.standUp(THIRD, 0).get();
        assertThat(reply(offer(open, ONE, Offer.DRAW, 0), OTHER, true, 0).outcome())
                .isNotEmpty();
    }

    @Test
    void whatWasTakenBackAndIsSentAgainIsStale() {
        Act knock = act(ONE, What.KNOCK);
        Session<String, Knocks, Act, String, String> played =
                NEW.play(ONE, 1, knock, 0).get();
        refused("session/stale", played.takeBack(ONE, 2, 0).get().play(ONE, 1, knock, 0));
        Session<String, Knocks, Act, String, String> more = after(played, OTHER, What.RING, 0);
        Session<String, Knocks, Act, String, String> agreed = reply(offer(more, ONE, Offer.UNDO, 0), OTHER, true, 0);
        refused("session/stale", agreed.play(ONE, 1, knock, 0));
        refused("session/stale", agreed.play(OTHER, 1, act(OTHER, What.RING), 0));
    }

    @Test
    void whatWasDoneBeforeIsStillDone() {
        Act knock = act(ONE, What.KNOCK);
        Session<String, Knocks, Act, String, String> table = after(
                        NEW.play(ONE, 1, knock, 0).get(), ONE, What.RING, 0)
                .takeBack(ONE, 3, 0)
                .get();
        assertThat(table.play(ONE, 1, knock, 0).get()).isSameAs(table);
    }

    /** Otherwise the others would see by what was not taken back that somebody has chosen in secret. */
    @Test
    void whatIsTakenBackIsWhatWasLastWhenItWasAskedFor() {
        Session<String, Knocks, Act, String, String> asked = offer(after(WIDE, ONE, What.RING, 0), ONE, Offer.UNDO, 0);
        Session<String, Knocks, Act, String, String> secret =
                after(after(asked, ONE, What.KNOCK, 0), ONE, What.KNOCK, 0);
        Session<String, Knocks, Act, String, String> agreed = reply(reply(secret, OTHER, true, 0), THIRD, true, 0);
        assertThat(agreed.state().number()).isZero();
        assertThat(agreed.since(OTHER, 3).map(Line::what)).containsExactly(new Line.TakenBack<>(ONE, true));
    }

    @Test
    void whoeverTakesItBackAloneAsksNoMore() {
        Session<String, Knocks, Act, String, String> asked = offer(after(NEW, ONE, What.KNOCK, 0), ONE, Offer.UNDO, 0);
        Session<String, Knocks, Act, String, String> another = after(asked, ONE, What.SCRATCH, 0);
        Session<String, Knocks, Act, String, String> still =
                another.takeBack(ONE, another.number(ONE), 0).get();
        assertThat(still.proposal()).isNotEmpty();
        Session<String, Knocks, Act, String, String> alone =
                still.takeBack(ONE, still.number(ONE), 0).get();
        assertThat(alone.proposal()).isEmpty();
        assertThat(alone.since(OTHER, 2).map(Line::what)).containsExactly(new Line.Declined<>(ONE, Offer.UNDO));
    }

    /** Whoever had chosen in secret is asked again, and nobody else sees that there is anything to be asked again. */
    @Test
    void noClockTellsWhoHadChosen() {
        Session<String, Knocks, Act, String, String> timed = Session.open(
                        Knocking.RULES, new Setup<>(Knocking.WIDE, 1, TimeControl.of(1_000, 100), 50))
                .get();
        Session<String, Knocks, Act, String, String> asked =
                offer(after(timed, ONE, What.RING, 100), ONE, Offer.UNDO, 300);
        Session<String, Knocks, Act, String, String> chosen = after(asked, OTHER, What.LISTEN, 350);
        for (Seat watcher : Array.of(ONE, THIRD, Seat.ONLOOKER)) {
            assertThat(agreedAt400(chosen).clocks(watcher))
                    .isEqualTo(agreedAt400(asked).clocks(watcher));
        }
        assertThat(agreedAt400(chosen).clocks(OTHER).get(OTHER))
                .isNotEqualTo(agreedAt400(asked).clocks(OTHER).get(OTHER));
    }

    private static Session<String, Knocks, Act, String, String> agreedAt400(
            Session<String, Knocks, Act, String, String> asked) {
        return reply(reply(asked, OTHER, true, 400), THIRD, true, 400);
    }
}
