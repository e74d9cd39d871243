package io.github.terrene.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class TimelineTest {
    private static final Seat A = Seat.of(0);
    private static final Seat B = Seat.of(1);
    private final Step<Nim.Game, Nim.Event> start = Nim.start(5, 1);
    private final Timeline<Nim.Game, Nim.Action, Nim.Event> fresh = Timeline.from(start);

    private static Timeline<Nim.Game, Nim.Action, Nim.Event> play(
            Timeline<Nim.Game, Nim.Action, Nim.Event> from, Nim.Action... actions) {
        return Array.of(actions)
                .foldLeft(
                        from,
                        (timeline, action) -> timeline.play(Nim.RULES, action).get());
    }

    @Test
    void aStartHasNoPast() {
        assertThat(fresh.state()).isEqualTo(start.state());
        assertThat(fresh.last()).isSameAs(start).isSameAs(fresh.first());
        assertThat(fresh.length()).isZero();
        assertThat(fresh.undo()).isEmpty();
        assertThat(Timeline.start(Nim.RULES, new Nim.Config(5, "toy"), 1).get().state())
                .isEqualTo(start.state());
        assertThat(Timeline.start(Nim.RULES, new Nim.Config(0, "toy"), 1).getLeft())
                .hasSize(1);
    }

    @Test
    void whatWasPlayedIsTold() {
        Timeline<Nim.Game, Nim.Action, Nim.Event> played = play(fresh, new Nim.Announce(A, 2), new Nim.Take(A));
        assertThat(played.state().heap()).isEqualTo(3);
        assertThat(played.length()).isEqualTo(2);
        assertThat(played.actions()).containsExactly(new Nim.Announce(A, 2), new Nim.Take(A));
        assertThat(played.events()).containsExactly(new Nim.Announced(A, 2), new Nim.Took(A, 2));
        assertThat(played.moves().map(move -> move.step().undoable())).containsExactly(true, false);
    }

    @Test
    void theEventsOfTheStartComeFirst() {
        Step<Nim.Game, Nim.Event> withEvents = new Step<>(start.state(), Array.of(new Nim.Revealed(1)), false);
        assertThat(play(Timeline.from(withEvents), new Nim.Announce(A, 2)).events())
                .containsExactly(new Nim.Revealed(1), new Nim.Announced(A, 2));
    }

    @Test
    void anActionThatBoundNobodyIsTakenBack() {
        Timeline<Nim.Game, Nim.Action, Nim.Event> announced = play(fresh, new Nim.Announce(A, 2));
        Timeline<Nim.Game, Nim.Action, Nim.Event> back = announced.undo().get();
        assertThat(back.state()).isEqualTo(start.state());
        assertThat(back.actions()).isEmpty();
        assertThat(announced.length()).isOne();
        assertThat(play(back, new Nim.Announce(A, 3)).events()).containsExactly(new Nim.Announced(A, 3));
    }

    @Test
    void nothingIsTakenBackAcrossAnotherSeatsDecision() {
        Timeline<Nim.Game, Nim.Action, Nim.Event> taken = play(fresh, new Nim.Announce(A, 2), new Nim.Take(A));
        assertThat(taken.undo()).isEmpty();
        Timeline<Nim.Game, Nim.Action, Nim.Event> answered = play(taken, new Nim.Announce(B, 1));
        assertThat(answered.undo().get().actions()).isEqualTo(taken.actions());
        assertThat(answered.undo().get().undo()).isEmpty();
    }

    @Test
    void aMoveThatWasMadeAlreadyIsNotMadeAgain() {
        Nim.Action announce = new Nim.Announce(A, 2);
        Step<Nim.Game, Nim.Event> step =
                Nim.RULES.apply(fresh.state(), announce).get();
        Timeline<Nim.Game, Nim.Action, Nim.Event> after = fresh.and(new Move<>(announce, step));
        assertThat(after.last()).isSameAs(step);
        assertThat(after.moves()).isEqualTo(play(fresh, announce).moves());
        assertThat(after.undo().get().state()).isEqualTo(start.state());
    }

    @Test
    void aRefusedActionLeavesTheTimelineAsItIs() {
        assertThat(fresh.play(Nim.RULES, new Nim.Take(A)).getLeft().map(Rejection::rule))
                .containsExactly("NIM-3");
        assertThat(fresh.length()).isZero();
    }

    @Test
    void severalActionsAreOneStepOrNone() {
        Step<Nim.Game, Nim.Event> both = Nim.RULES
                .applyAll(start.state(), Array.of(new Nim.Announce(A, 2), new Nim.Take(A)))
                .get();
        assertThat(both.events()).hasSize(2);
        assertThat(both.undoable()).isFalse();
        assertThat(Nim.RULES
                        .applyAll(start.state(), Array.of(new Nim.Announce(A, 2)))
                        .get()
                        .undoable())
                .isTrue();
        assertThat(Nim.RULES
                        .applyAll(start.state(), Array.of(new Nim.Announce(A, 2), new Nim.Take(B)))
                        .isLeft())
                .isTrue();
    }
}
