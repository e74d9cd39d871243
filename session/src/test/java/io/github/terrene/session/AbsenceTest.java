package io.github.terrene.session;

import static io.github.terrene.session.AtTheDoor.after;
import static io.github.terrene.session.AtTheDoor.offer;
import static io.github.terrene.session.AtTheDoor.refused;
import static io.github.terrene.session.Knocking.ONE;
import static io.github.terrene.session.Knocking.OTHER;
import static io.github.terrene.session.Knocking.THIRD;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.session.Knocking.Act;
import io.github.terrene.session.Knocking.Knocks;
import io.github.terrene.session.Knocking.What;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** What a host can do about players who are not there, and about itself. */
class AbsenceTest {
    private static final Session<String, Knocks, Act, String, String> TIMED = open("oak");

    private static Session<String, Knocks, Act, String, String> open(String door) {
        return Session.open(Knocking.RULES, new Setup<>(door, 1, TimeControl.of(1_000, 100), 50))
                .get();
    }

    @Test
    void decisionsThatASeatLetsPassAreCountedUntilItIsHeardOf() {
        assertThat(TIMED.missed(ONE)).isZero();
        Session<String, Knocks, Act, String, String> late = TIMED.at(1_150).at(1_250);
        assertThat(late.missed(ONE)).isEqualTo(2);
        Session<String, Knocks, Act, String, String> back = after(late, ONE, What.KNOCK, 1_250);
        assertThat(back.missed(ONE)).isZero();
        assertThat(back.missed(OTHER)).isEqualTo(2);
        assertThat(offer(late, OTHER, Offer.DRAW, 1_250).missed(OTHER)).isZero();
        assertThatIllegalArgumentException().isThrownBy(() -> TIMED.missed(Seat.ONLOOKER));
    }

    /** The knocker is loose: nobody can knock, which is what an absent seat would do. */
    private static final Knocking LOOSE = new Knocking() {
        @Override
        public Either<Seq<Rejection>, Step<Knocks, String>> apply(Knocks state, Act action) {
            if (action.what() == What.KNOCK) {
                throw FaultyEffect.of("the knocker", this, new IllegalStateException("it is loose"));
            }
            return super.apply(state, action);
        }
    };

    @Test
    void whatAFaultyEffectPreventsIsRefusedAndSomethingElseIsDone() {
        Session<String, Knocks, Act, String, String> table = Session.open(
                        LOOSE, new Setup<>("oak", 1, TimeControl.of(1_000, 100), 50))
                .get();
        assertThat(Session.FAULTY_EFFECT).isEqualTo("session/faulty-effect");
        refused(Session.FAULTY_EFFECT, table.play(ONE, 1, Knocking.act(ONE, What.KNOCK), 60));
        assertThat(after(table, ONE, What.RING, 60).number(ONE)).isEqualTo(2);
        assertThat(table.at(1_150).missed(ONE)).isEqualTo(1);
    }

    @Test
    void theHostLetsASeatLeaveThatDoesNotComeBack() {
        Session<String, Knocks, Act, String, String> two =
                open(Knocking.WIDE).dismiss(THIRD, 60).get();
        assertThat(two.awaited()).containsExactly(ONE, OTHER);
        assertThat(two.since(ONE, 1).map(Line::view)).containsExactly("closed to 2");
        refused("session/stays", two.dismiss(THIRD, 70));
        refused("session/stays", TIMED.dismiss(ONE, 60));
        refused("session/no-seat", TIMED.dismiss(THIRD, 60));
    }

    @Test
    void whileAllClocksStandNobodyIsLate() {
        Session<String, Knocks, Act, String, String> paused = TIMED.stopClocks(450);
        assertThat(paused.stopped()).isTrue();
        assertThat(paused.due()).isEmpty();
        assertThat(paused.at(100_000)).isSameAs(paused);
        assertThat(paused.since(Seat.ONLOOKER, 1).map(Line::what))
                .containsExactly(new Line.ClocksStopped<>(Option.none()));
        assertThat(paused.clocks(OTHER).values()).noneMatch(Clock::runs);
        Session<String, Knocks, Act, String, String> on =
                after(paused, ONE, What.KNOCK, 5_000).startClocks(9_000);
        assertThat(on.clocks().get(ONE))
                .as("nothing is added for what is decided meanwhile")
                .contains(new Clock(Option.some(600L), Option.some(9_000L)));
        assertThat(on.clocks(ONE)).isEqualTo(on.clocks());
        assertThat(on.since(OTHER, 2).map(Line::what)).containsExactly(new Line.ClocksStarted<>(Option.none()));
        assertThat(on.play(ONE, on.number(ONE) - 1, Knocking.act(ONE, What.KNOCK), 9_000)
                        .isRight())
                .as("the question is the same")
                .isTrue();
    }

    private static Session<String, Knocks, Act, String, String> done(
            Session<String, Knocks, Act, String, String> table, Entry<Act> what) {
        return table.with(what).get();
    }

    @Test
    void aPauseThatAPlayerMadeIsEndedByAPlayer() {
        Session<String, Knocks, Act, String, String> paused = done(TIMED, new Entry.Stopped<>(450, Option.some(ONE)));
        assertThat(paused.pausing()).containsExactly(ONE);
        assertThat(paused.since(OTHER, 1).map(Line::what)).containsExactly(new Line.ClocksStopped<>(Option.some(ONE)));
        assertThat(paused.stopClocks(500)).isSameAs(paused);
        assertThat(paused.startClocks(500))
                .as("the host's turn has nothing to do with it")
                .isSameAs(paused);
        assertThat(done(paused, new Entry.Stopped<>(500, Option.some(OTHER)))).isSameAs(paused);
        Session<String, Knocks, Act, String, String> on = done(paused, new Entry.Started<>(9_000, Option.some(ONE)));
        assertThat(on.stopped()).isFalse();
        assertThat(on.pausing()).isEmpty();
        assertThat(on.since(OTHER, 2).map(Line::what)).containsExactly(new Line.ClocksStarted<>(Option.some(ONE)));
        assertThat(on.clocks().get(ONE)).contains(new Clock(Option.some(600L), Option.some(9_000L)));
        refused("session/no-seat", TIMED.with(new Entry.Stopped<>(60, Option.some(THIRD))));
        refused("session/no-seat", paused.with(new Entry.Started<>(60, Option.some(THIRD))));
    }

    /** The host stops the clocks for a moment, and a player just then for longer. */
    @Test
    void aPlayersPauseLastsLongerThanTheHosts() {
        Session<String, Knocks, Act, String, String> both =
                done(TIMED.stopClocks(450), new Entry.Stopped<>(500, Option.some(ONE)));
        assertThat(both.startClocks(600).stopped()).isTrue();
        assertThat(both.since(OTHER, 1).map(Line::what))
                .containsExactly(new Line.ClocksStopped<>(Option.none()), new Line.ClocksStopped<>(Option.some(ONE)));
        assertThat(TIMED.stopClocks(450).pausing()).isEmpty();
        assertThat(done(TIMED.stopClocks(450), new Entry.Started<>(500, Option.some(ONE)))
                        .stopped())
                .isFalse();
    }

    @Test
    void whomAnotherPlayerLetsGoAllAreTold() {
        Session<String, Knocks, Act, String, String> two =
                done(open(Knocking.WIDE), new Entry.Dismissed<>(60, THIRD, Option.some(ONE)));
        assertThat(two.awaited()).containsExactly(ONE, OTHER);
        assertThat(two.since(OTHER, 1).map(Line::what).head()).isEqualTo(new Line.Dismissed<>(THIRD, ONE));
        assertThat(two.since(OTHER, 1).map(Line::view)).containsExactly("closed to 3", "closed to 2");
        assertThat(done(two, new Entry.Dismissed<>(70, THIRD, Option.some(ONE))))
                .isSameAs(two);
        refused("session/no-seat", TIMED.with(new Entry.Dismissed<>(60, ONE, Option.some(THIRD))));
        refused("session/over", after(TIMED, ONE, What.OPEN, 60).dismiss(ONE, 70));
    }

    /** Here one may go only when asked, and is asked only when the others have knocked often. */
    private static final Knocking SELDOM = new Knocking() {
        @Override
        public Seq<Act> legal(Knocks knocks, Seat seat) {
            boolean goes = knocks.number() > 2;
            return super.legal(knocks, seat).filter(act -> act.what() != What.GO || goes);
        }
    };

    @Test
    void whoCannotLeaveYetLeavesAsSoonAsTheRulesLetIt() {
        Session<String, Knocks, Act, String, String> table =
                Session.open(SELDOM, Setup.of(Knocking.WIDE, 1)).get();
        refused("session/stays", table.dismiss(THIRD, 60));
        Session<String, Knocks, Act, String, String> let =
                done(table, new Entry.Dismissed<>(60, THIRD, Option.some(ONE)));
        assertThat(let.since(OTHER, 1).map(Line::what)).containsExactly(new Line.Dismissed<>(THIRD, ONE));
        assertThat(let.leaving(THIRD)).isTrue();
        assertThat(let.leaving(ONE)).isFalse();
        assertThat(done(let, new Entry.Dismissed<>(60, THIRD, Option.some(OTHER))))
                .as("once")
                .isSameAs(let);
        assertThat(let.late(60)).as("though no time is limited").containsExactly(THIRD);
        assertThat(let.due()).containsExactly(60L);
        Session<String, Knocks, Act, String, String> two = let.at(60);
        assertThat(two.leaving(THIRD)).isFalse();
        assertThat(two.awaited()).containsExactly(ONE, OTHER);
        assertThat(two.missed(THIRD)).as("it knocked until it could go").isEqualTo(4);
        assertThat(two.due()).isEmpty();
    }

    @Test
    void whereThereIsNothingToStopNothingIsTold() {
        Session<String, Knocks, Act, String, String> calm =
                Session.open(Knocking.RULES, Setup.of("oak", 1)).get();
        assertThat(calm.stopClocks(10)).isSameAs(calm);
        assertThat(TIMED.startClocks(60)).isSameAs(TIMED);
        Session<String, Knocks, Act, String, String> over = after(TIMED, ONE, What.OPEN, 60);
        assertThat(over.stopClocks(70)).isSameAs(over);
    }

    @Test
    void theTimeInWhichTheAppWasAwayCanBeNobodys() {
        Session<String, Knocks, Act, String, String> before = after(TIMED, ONE, What.KNOCK, 450);
        Session<String, Knocks, Act, String, String> back =
                before.stopClocks(before.latest()).startClocks(1_000_000);
        assertThat(back.clocks().get(OTHER)).contains(new Clock(Option.some(600L), Option.some(1_000_000L)));
        assertThat(back.due()).contains(1_000_600L);
    }

    @Test
    void aLineThatIsNotThereIsNamed() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TIMED.shown(ONE, 0))
                .withMessage("there is no line 0 in a journal of lines 1 to 1");
        assertThatIllegalArgumentException().isThrownBy(() -> TIMED.changed(ONE, 2));
    }
}
