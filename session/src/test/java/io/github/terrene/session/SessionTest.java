package io.github.terrene.session;

import static io.github.terrene.session.AtTheDoor.after;
import static io.github.terrene.session.AtTheDoor.offer;
import static io.github.terrene.session.AtTheDoor.refused;
import static io.github.terrene.session.AtTheDoor.reply;
import static io.github.terrene.session.Knocking.ONE;
import static io.github.terrene.session.Knocking.OTHER;
import static io.github.terrene.session.Knocking.act;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.terrene.kernel.Seat;
import io.github.terrene.session.Knocking.Act;
import io.github.terrene.session.Knocking.Knocks;
import io.github.terrene.session.Knocking.What;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class SessionTest {
    private static final Session<String, Knocks, Act, String, String> NEW =
            Session.open(Knocking.RULES, Setup.of("oak", 1)).get();
    private static final Session<String, Knocks, Act, String, String> TIMED = Session.open(
                    Knocking.RULES, new Setup<>("oak", 1, TimeControl.of(1_000, 100), 50))
            .get();

    @Test
    void allThatIsWrongWithAConfigurationIsTold() {
        assertThat(Session.open(Knocking.RULES, Setup.of("", 1)).getLeft()).hasSize(1);
    }

    @Test
    void aClickAnswersOneQuestionOnly() {
        Act knock = act(ONE, What.KNOCK);
        Session<String, Knocks, Act, String, String> table =
                NEW.play(ONE, 1, knock, 0).get();
        assertThat(table.play(ONE, 1, knock, 0).get()).isSameAs(table);
        refused("session/stale", table.play(ONE, 1, act(ONE, What.SCRATCH), 0));
        refused("session/stale", table.play(ONE, 3, act(ONE, What.KNOCK), 0));
        refused("session/stale", table.play(ONE, -1, act(ONE, What.KNOCK), 0));
        assertThat(after(table, ONE, What.KNOCK, 0).state().number()).isEqualTo(2);
    }

    @Test
    void nobodyIsToldOfWhatNobodyHears() {
        Session<String, Knocks, Act, String, String> table = after(NEW, ONE, What.KNOCK, 0);
        assertThat(table.number(ONE)).isEqualTo(2);
        assertThat(table.number(OTHER)).isEqualTo(1);
        assertThat(table.number(Seat.ONLOOKER)).isEqualTo(1);
        Session<String, Knocks, Act, String, String> open = after(table, OTHER, What.OPEN, 0);
        assertThat(open.since(ONE, 2).map(Line::view)).containsExactly("open");
        assertThat(open.told(OTHER)).isEqualTo(table.told(OTHER).append("open"));
        assertThat(open.since(Seat.ONLOOKER, 0).map(Line::view)).containsExactly("closed to 2", "open");
        assertThat(open.outcome()).isNotEmpty();
        assertThat(open.choices(ONE)).isEmpty();
        refused("K-1/open", open.play(ONE, 3, act(ONE, What.KNOCK), 0));
    }

    /** What others do does not make a player's question stale as long as it is the same question. */
    @Test
    void aMoveMayHaveBeenDecidedBeforeOthersSpoke() {
        Session<String, Knocks, Act, String, String> table =
                NEW.offer(OTHER, NEW.number(OTHER), Offer.DRAW, 0).get();
        assertThat(table.number(ONE)).isEqualTo(2);
        assertThat(table.play(ONE, 1, act(ONE, What.KNOCK), 0).isRight()).isTrue();
    }

    @Test
    void onlyTheSeatItselfMoves() {
        refused("session/not-yours", NEW.play(OTHER, 1, act(ONE, What.KNOCK), 0));
        refused("session/no-seat", NEW.play(Seat.ONLOOKER, 1, act(ONE, What.KNOCK), 0));
        refused("session/no-seat", NEW.play(Seat.of(5), 1, act(ONE, What.KNOCK), 0));
        refused("session/not-yours", NEW.host(act(ONE, What.KNOCK), 0));
        assertThatIllegalArgumentException().isThrownBy(() -> NEW.number(Seat.of(5)));
    }

    @Test
    void aSeatHasOneGuest() {
        Session<String, Knocks, Act, String, String> table =
                NEW.sitDown(ONE, "anna", 0).get();
        assertThat(table.sitDown(ONE, "anna", 0).get()).isSameAs(table);
        refused("session/taken", table.sitDown(ONE, "bert", 0));
        refused("session/no-seat", table.sitDown(Seat.ONLOOKER, "bert", 0));
        assertThat(table.standUp(ONE, 0)
                        .get()
                        .sitDown(ONE, "bert", 0)
                        .get()
                        .guests()
                        .get(ONE))
                .contains("bert");
    }

    @Test
    void clocksRunWhileSomebodyIsAwaited() {
        assertThat(TIMED.due()).contains(1_050L);
        Session<String, Knocks, Act, String, String> table = after(TIMED, ONE, What.KNOCK, 450);
        assertThat(table.clocks().get(ONE)).contains(new Clock(Option.some(700L), Option.some(450L)));
        assertThat(table.clocks().get(OTHER)).contains(new Clock(Option.some(1_000L), Option.some(50L)));
        assertThat(table.due()).contains(1_050L);
        Session<String, Knocks, Act, String, String> open = after(table, ONE, What.OPEN, 500);
        assertThat(open.due()).isEmpty();
        assertThat(open.clocks().get(OTHER)).contains(new Clock(Option.some(550L), Option.none()));
    }

    @Test
    void whatNobodyHearsStopsNoClockForOthers() {
        Session<String, Knocks, Act, String, String> table = after(TIMED, ONE, What.KNOCK, 450);
        assertThat(table.clocks(ONE)).isEqualTo(table.clocks());
        assertThat(table.clocks(OTHER)).isEqualTo(TIMED.clocks());
        Session<String, Knocks, Act, String, String> drawn =
                reply(offer(table, ONE, Offer.DRAW, 500), OTHER, true, 500);
        assertThat(drawn.clocks().values()).noneMatch(Clock::runs);
        assertThat(drawn.clocks(OTHER)).isEqualTo(drawn.clocks());
    }

    @Test
    void whoeverRunsOutOfTimeDoesWhatIsFair() {
        assertThat(TIMED.at(1_049L)).isSameAs(TIMED);
        Session<String, Knocks, Act, String, String> late = TIMED.at(1_050L);
        assertThat(late.state().number()).isEqualTo(2);
        assertThat(late.entries().map(Entry::at)).containsExactly(1_050L, 1_050L);
        assertThat(late.due()).contains(1_150L);
    }

    @Test
    void eachDecisionCanHaveItsOwnTime() {
        Session<String, Knocks, Act, String, String> table = Session.open(
                        Knocking.RULES, new Setup<>("oak", 1, TimeControl.perDecision(30), 0))
                .get();
        assertThat(table.due()).contains(30L);
        assertThat(after(after(table, ONE, What.KNOCK, 20), OTHER, What.KNOCK, 25)
                        .due())
                .contains(50L);
        assertThatIllegalArgumentException().isThrownBy(() -> TimeControl.perDecision(-1));
    }

    @Test
    void timeNeverRunsBackwards() {
        Session<String, Knocks, Act, String, String> table =
                after(after(TIMED, ONE, What.KNOCK, 450), ONE, What.KNOCK, 200);
        assertThat(table.entries().map(Entry::at)).containsExactly(450L, 450L);
    }

    @Test
    void aClockDoesNotBetrayThatItsSeatHasNothingToChoose() {
        Session<String, Knocks, Act, String, String> alone = Session.open(
                        Knocking.RULES, new Setup<>(Knocking.ALONE, 1, TimeControl.of(1_000, 100), 50))
                .get();
        assertThat(running(alone.clocks())).containsExactly(ONE);
        assertThat(running(alone.clocks(ONE))).containsExactly(ONE, OTHER);
        assertThat(running(alone.clocks(OTHER))).containsExactly(ONE);
        assertThat(running(alone.clocks(Seat.ONLOOKER))).containsExactly(ONE, OTHER);
        assertThat(alone.clocks(ONE).get(OTHER)).isEqualTo(TIMED.clocks(ONE).get(OTHER));
    }

    @Test
    void norDoesAClockThatSeemsToStartLater() {
        Session<String, Knocks, Act, String, String> late = Session.open(
                        Knocking.RULES, new Setup<>(Knocking.LATE, 1, TimeControl.of(1_000, 100), 50))
                .get();
        assertThat(running(late.clocks(ONE))).containsExactly(ONE);
        Session<String, Knocks, Act, String, String> knocked = after(late, ONE, What.KNOCK, 70);
        assertThat(running(knocked.clocks())).containsExactly(ONE);
        assertThat(running(knocked.clocks(ONE))).containsExactly(ONE, OTHER);
    }

    private static Iterable<Seat> running(TreeMap<Seat, Clock> clocks) {
        return clocks.filterValues(Clock::runs).keySet();
    }

    @Test
    void whatIsTakenBackIsToldToWhomItConcerns() {
        refused("undo/nothing-done", NEW.takeBack(ONE, NEW.number(ONE), 0));
        refused("undo/nothing-done", NEW.offer(ONE, NEW.number(ONE), Offer.UNDO, 0));
        Session<String, Knocks, Act, String, String> table =
                after(after(NEW, ONE, What.KNOCK, 0), OTHER, What.KNOCK, 0);
        Session<String, Knocks, Act, String, String> undone =
                table.takeBack(ONE, table.number(ONE), 0).get();
        assertThat(undone.state().number()).isEqualTo(1);
        assertThat(undone.since(ONE, 2).map(Line::what)).containsExactly(new Line.TakenBack<>(ONE, false));
        assertThat(undone.number(OTHER)).as("who heard nothing").isEqualTo(2);
        Session<String, Knocks, Act, String, String> agreed = reply(offer(table, ONE, Offer.UNDO, 0), OTHER, true, 0);
        assertThat(agreed.state().number()).isZero();
        assertThat(agreed.since(OTHER, 3).map(Line::what)).containsExactly(new Line.TakenBack<>(ONE, true));
    }
}
