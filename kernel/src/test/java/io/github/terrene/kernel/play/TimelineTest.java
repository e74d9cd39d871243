package io.github.terrene.kernel.play;

import static io.github.terrene.kernel.play.Whispers.Voice.ECHO;
import static io.github.terrene.kernel.play.Whispers.Voice.SHOUT;
import static io.github.terrene.kernel.play.Whispers.Voice.WHISPER;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.terrene.kernel.Nim;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
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
        assertThat(fresh.undo(Nim.RULES, A).getLeft()).isEqualTo(NoUndo.NOTHING_DONE);
        assertThat(Timeline.start(Nim.RULES, new Nim.Config(5, "toy"), 1).get().state())
                .isEqualTo(start.state());
        assertThat(Timeline.start(Nim.RULES, new Nim.Config(0, "toy"), 1).getLeft())
                .hasSize(1);
    }

    @Test
    void whatWasPlayedIsListed() {
        Timeline<Nim.Game, Nim.Action, Nim.Event> played = play(fresh, new Nim.Announce(A, 2), new Nim.Take(A));
        assertThat(played.state().heap()).isEqualTo(3);
        assertThat(played.length()).isEqualTo(2);
        assertThat(played.actions()).containsExactly(new Nim.Announce(A, 2), new Nim.Take(A));
        assertThat(played.events()).containsExactly(new Nim.Announced(A, 2), new Nim.Took(A, 2));
        assertThat(played.moves().map(move -> move.step().undoable())).containsExactly(true, false);
        assertThat(played.moves(0)).isEqualTo(played.moves());
        assertThat(played.moves(1)).isEqualTo(played.moves().tail());
        assertThat(played.moves(2)).isEmpty();
    }

    @Test
    void theEventsOfTheStartComeFirst() {
        Step<Nim.Game, Nim.Event> withEvents = new Step<>(start.state(), Array.of(new Nim.Revealed(1)), false);
        assertThat(play(Timeline.from(withEvents), new Nim.Announce(A, 2)).events())
                .containsExactly(new Nim.Revealed(1), new Nim.Announced(A, 2));
    }

    @Test
    void anActionThatToldNobodyAnythingIsTakenBack() {
        Timeline<Nim.Game, Nim.Action, Nim.Event> announced = play(fresh, new Nim.Announce(A, 2));
        Timeline<Nim.Game, Nim.Action, Nim.Event> back =
                announced.undo(Nim.RULES, A).get();
        assertThat(back.state()).isEqualTo(start.state());
        assertThat(back.actions()).isEmpty();
        assertThat(announced.length()).isOne();
        assertThat(play(back, new Nim.Announce(A, 3)).events()).containsExactly(new Nim.Announced(A, 3));
    }

    @Test
    void nothingIsTakenBackAcrossAnotherSeatsDecision() {
        Timeline<Nim.Game, Nim.Action, Nim.Event> taken = play(fresh, new Nim.Announce(A, 2), new Nim.Take(A));
        assertThat(taken.undo(Nim.RULES, A).getLeft()).isEqualTo(NoUndo.FINAL);
        assertThat(taken.undo(Nim.RULES, B).getLeft()).isEqualTo(NoUndo.NOTHING_DONE);
        Timeline<Nim.Game, Nim.Action, Nim.Event> answered = play(taken, new Nim.Announce(B, 1));
        Timeline<Nim.Game, Nim.Action, Nim.Event> back =
                answered.undo(Nim.RULES, B).get();
        assertThat(back.actions()).isEqualTo(taken.actions());
        assertThat(answered.undo(Nim.RULES, A).getLeft())
                .as("what A did, not what B did last")
                .isEqualTo(NoUndo.FINAL);
        assertThat(back.undo(Nim.RULES, B).getLeft()).isEqualTo(NoUndo.NOTHING_DONE);
    }

    @Test
    void aMoveThatWasAlreadyMadeIsNotMadeAgain() {
        Nim.Action announce = new Nim.Announce(A, 2);
        Step<Nim.Game, Nim.Event> step =
                Nim.RULES.apply(fresh.state(), announce).get();
        Timeline<Nim.Game, Nim.Action, Nim.Event> after = fresh.and(new Move<>(announce, step));
        assertThat(after.last()).isSameAs(step);
        assertThat(after.moves()).isEqualTo(play(fresh, announce).moves());
        assertThat(after.undo(Nim.RULES, A).get().state()).isEqualTo(start.state());
    }

    @Test
    void aRefusedActionLeavesTheTimelineAsItIs() {
        assertThat(fresh.play(Nim.RULES, new Nim.Take(A)).getLeft().map(Rejection::rule))
                .containsExactly("NIM-3");
        assertThat(fresh.length()).isZero();
    }

    @Test
    void severalActionsAreAllOrNothing() {
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

    private static Timeline<Whispers.Said, Whispers.Word, String> say(Whispers.Word... words) {
        Timeline<Whispers.Said, Whispers.Word, String> start =
                Timeline.start(Whispers.RULES, "", 1).get();
        return Array.of(words)
                .foldLeft(
                        start,
                        (timeline, word) -> timeline.play(Whispers.RULES, word).get());
    }

    private static Whispers.Word word(Seat seat, Whispers.Voice voice, String word) {
        return new Whispers.Word(seat, voice, word);
    }

    @Test
    void aSeatTakesBackItsOwnActionAndThoseOfOthersStayDone() {
        Timeline<Whispers.Said, Whispers.Word, String> all =
                say(word(A, WHISPER, "a"), word(B, WHISPER, "x"), word(A, WHISPER, "b"), word(B, WHISPER, "y"));
        Timeline<Whispers.Said, Whispers.Word, String> once =
                all.undo(Whispers.RULES, A).get();
        assertThat(once.state().whispered()).containsExactly("a", "xy");
        assertThat(once.actions().map(Whispers.Word::word)).containsExactly("a", "x", "y");
        Timeline<Whispers.Said, Whispers.Word, String> twice =
                once.undo(Whispers.RULES, A).get();
        assertThat(twice.state().whispered()).containsExactly("", "xy");
        assertThat(twice.undo(Whispers.RULES, A).getLeft()).isEqualTo(NoUndo.NOTHING_DONE);
        assertThat(all.undo(Whispers.RULES, B).get().state().whispered()).containsExactly("ab", "x");
    }

    @Test
    void nothingIsTakenBackOnceItsSeatHasLearnedSomething() {
        Timeline<Whispers.Said, Whispers.Word, String> told =
                say(word(A, WHISPER, "a"), word(B, WHISPER, "x"), word(B, SHOUT, "!"));
        assertThat(told.undo(Whispers.RULES, A).getLeft()).isEqualTo(NoUndo.TOLD_SINCE);
        assertThat(told.undo(Whispers.RULES, B).getLeft()).isEqualTo(NoUndo.FINAL);
        assertThat(NoUndo.TOLD_SINCE.rejection().key()).isEqualTo("undo/told-since");
        assertThat(NoUndo.FINAL.rejection().key()).isEqualTo("undo/final");
    }

    @Test
    void aChangeInTheViewTellsSomethingWithoutAnEvent() {
        Timeline<Whispers.Said, Whispers.Word, String> whispered = say(word(A, WHISPER, "a"));
        Step<Whispers.Said, String> silent =
                new Step<>(new Whispers.Said(Array.of("a", ""), "seen"), Array.empty(), true);
        assertThat(whispered
                        .and(new Move<>(word(B, WHISPER, "x"), silent))
                        .undo(Whispers.RULES, A)
                        .getLeft())
                .isEqualTo(NoUndo.TOLD_SINCE);
    }

    @Test
    void rulesInWhichASecretChoiceAffectsAnotherAreDetected() {
        assertThatIllegalStateException()
                .isThrownBy(() -> say(word(A, WHISPER, "a"), word(B, ECHO, "a")).undo(Whispers.RULES, A))
                .withMessageContaining("ECHO")
                .withMessageContaining("W-1");
    }
}
