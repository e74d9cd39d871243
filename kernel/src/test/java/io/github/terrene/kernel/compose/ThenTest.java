package io.github.terrene.kernel.compose;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Nim;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.compose.NimTwice.Action;
import io.github.terrene.kernel.compose.NimTwice.Event;
import io.github.terrene.kernel.compose.NimTwice.First;
import io.github.terrene.kernel.compose.NimTwice.InFirst;
import io.github.terrene.kernel.compose.NimTwice.InSecond;
import io.github.terrene.kernel.compose.NimTwice.Second;
import io.github.terrene.kernel.compose.NimTwice.State;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.kernel.replay.Replay;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Two toy games one after another. */
class ThenTest {
    private static final Seat A = Seat.of(0);
    private static final Seat B = Seat.of(1);
    private static final NimTwice RULES = NimTwice.RULES;
    private static final Nim.Config CONFIG = new Nim.Config(1, "first");
    private static final Action RESIGN_FIRST = new First(new Nim.Resign(B));

    private static Timeline<State, Action, Event> played(Action... actions) {
        return Array.of(actions)
                .foldLeft(
                        Timeline.start(RULES, CONFIG, 7).get(),
                        (game, action) -> game.play(RULES, action).get());
    }

    /** Only the end of the first game is still to come: its hidden heap lies open, and it is B's turn. */
    private static Timeline<State, Action, Event> nearTheEnd() {
        return played(new First(new Nim.Announce(A, 1)), new First(new Nim.Take(A)));
    }

    private static Timeline<State, Action, Event> second() {
        return nearTheEnd().play(RULES, RESIGN_FIRST).get();
    }

    @Test
    void theSecondBeginsInTheSameStepWithWhatTheFirstLedTo() {
        assertThat(nearTheEnd().state().second()).isEmpty();
        State state = second().state();
        Nim.Config next = new Nim.Config(2, "final");
        long seed = Rng.of(7).split(1).state();
        assertThat(state.first().winner()).contains(A);
        assertThat(state.second()).contains(Nim.RULES.start(next, seed).get().state());
        assertThat(RULES.outcome(state)).isEmpty();
        assertThat(RULES.deciders(state)).containsExactly(A);
        assertThat(RULES.choices(state, A)).hasOnlyElementsOfType(Second.class);
    }

    @Test
    void theFirstHasItsSeedFromTheWhole() {
        assertThat(played().state().first())
                .isEqualTo(Nim.RULES
                        .start(CONFIG, Rng.of(7).split(0).state())
                        .get()
                        .state());
    }

    @Test
    void noSecondFollowsWhereTheFirstLeadsToNone() {
        State state = played(new First(new Nim.Resign(A))).state();
        assertThat(state.second()).isEmpty();
        assertThat(RULES.outcome(state)).contains(new Outcome(Array.of(B), "NIM-5"));
        assertThat(RULES.deciders(state)).isEmpty();
    }

    @Test
    void theOutcomeIsThatOfTheSecond() {
        State state = second().play(RULES, new Second(new Nim.Resign(A))).get().state();
        assertThat(RULES.outcome(state)).contains(new Outcome(Array.of(B), "NIM-5"));
        assertThat(state.first().winner()).contains(A);
    }

    @Test
    void whatComesTooEarlyOrTooLateIsRefused() {
        Action early = new Second(new Nim.Announce(A, 1));
        State before = played().state();
        assertThat(RULES.whyNot(before, early))
                .containsExactly(Rejection.of("NIM-10/not-begun", "The final has not begun"));
        assertThat(RULES.apply(before, early).getLeft()).isEqualTo(RULES.whyNot(before, early));
        State after = second().state();
        assertThat(RULES.whyNot(after, early)).isEmpty();
        Action late = new First(new Nim.Announce(A, 1));
        assertThat(RULES.whyNot(after, late)).containsExactly(Rejection.of("NIM-9/over", "The game is over"));
        assertThat(RULES.apply(after, late).getLeft()).isEqualTo(RULES.whyNot(after, late));
    }

    @Test
    void whatIsRefusedIsOfThePartBeingPlayed() {
        State before = nearTheEnd().state();
        assertThat(RULES.refused(before, B))
                .isNotEmpty()
                .isEqualTo(Nim.RULES.refused(before.first(), B).map(each -> each.map(First::new)));
        State after = second().state();
        assertThat(RULES.refused(after, B))
                .isNotEmpty()
                .isEqualTo(Nim.RULES.refused(after.second().get(), B).map(each -> each.map(Second::new)));
    }

    @Test
    void anIncompleteActionIsRefusedFirst() {
        Rejection nothing = Rejection.of("NIM-11/no-action-given", "there is no action");
        for (State state : Array.of(played().state(), second().state())) {
            assertThat(RULES.whyNot(state, null)).containsExactly(nothing);
            assertThat(RULES.apply(state, null).getLeft()).containsExactly(nothing);
        }
    }

    @Test
    void undoStaysWithinAPart() {
        assertThat(nearTheEnd()
                        .play(RULES, new First(new Nim.Announce(B, 1)))
                        .get()
                        .undo(RULES, B)
                        .get()
                        .state())
                .isEqualTo(nearTheEnd().state());
        assertThat(second().undo(RULES, B).isLeft()).isTrue();
        assertThat(second().play(RULES, new Second(new Nim.Announce(A, 1)))
                        .get()
                        .undo(RULES, A)
                        .get()
                        .state())
                .isEqualTo(second().state());
    }

    @Test
    void movesAreWhatApplyingLeadsTo() {
        for (State state : Array.of(played().state(), nearTheEnd().state(), second().state())) {
            Seat seat = RULES.deciders(state).head();
            Moves<State, Action, Event> moves = RULES.moves(state, seat);
            assertThat(moves.actions()).isEqualTo(RULES.legal(state, seat));
            for (int place = 0; place < moves.size(); place++) {
                assertThat(moves.step(place))
                        .isEqualTo(RULES.apply(state, moves.action(place)).get());
            }
        }
    }

    @Test
    void eventsAreOfThePartTheyHappenedIn() {
        Step<State, Event> first = nearTheEnd().last();
        assertThat(first.events()).isNotEmpty().hasOnlyElementsOfType(InFirst.class);
        Event announced = second().play(RULES, new Second(new Nim.Announce(A, 1)))
                .get()
                .last()
                .events()
                .head();
        assertThat(announced).isEqualTo(new InSecond(new Nim.Announced(A, 1)));
        for (Event event : first.events().append(announced)) {
            assertThat(RULES.seenBy(event, B)).isEqualTo(event);
            assertThat(RULES.told(event, Seat.ONLOOKER)).contains(event);
        }
    }

    @Test
    void theSecondBeginsWithNothingRememberedOfTheFirst() {
        Knowledge known = Knowledge.NONE.handGains(A, "card");
        assertThat(RULES.remembered(known, new InFirst(new Nim.Announced(A, 1))))
                .isEqualTo(Knowledge.NONE);
        assertThat(RULES.remembered(known, new InSecond(new Nim.Announced(A, 1))))
                .isEqualTo(known);
    }

    @Test
    void aSeatSeesHowTheFirstEndedAndWhatItMayOfTheSecond() {
        State state = second().state();
        NimTwice.View view = RULES.view(state, B);
        assertThat(view.first()).isEqualTo(Nim.RULES.view(state.first(), B));
        assertThat(view.second()).isEqualTo(state.second().map(game -> Nim.RULES.view(game, B)));
        assertThat(RULES.awaited(view)).containsExactly(A);
        assertThat(RULES.view(played().state(), B).second()).isEmpty();
        assertThat(RULES.awaited(RULES.view(nearTheEnd().state(), A))).containsExactly(B);
    }

    @Test
    void whatIsImaginedLooksTheSame() {
        for (State state : Array.of(played().state(), nearTheEnd().state(), second().state())) {
            NimTwice.View view = RULES.view(state, B);
            State imagined = RULES.imagine(view, CardPool.UNKNOWN, Rng.of(3));
            assertThat(RULES.view(imagined, B)).isEqualTo(view);
            assertThat(imagined.rng()).isNotEqualTo(state.rng());
        }
    }

    @Test
    void aReplayRepeatsBothParts() {
        Timeline<State, Action, Event> played = second();
        while (RULES.outcome(played.state()).isEmpty()) {
            Seat seat = RULES.deciders(played.state()).head();
            played = played.play(RULES, RULES.choices(played.state(), seat).head())
                    .get();
        }
        String text = Replay.of(RULES, CONFIG, 7, played).text(RULES.notation());
        assertThat(text).contains("game nim-twice");
        assertThat(Replay.parse(text, RULES.notation())
                        .get()
                        .verify(RULES)
                        .get()
                        .state())
                .isEqualTo(played.state());
    }

    @Test
    void bothPartsAreSaved() {
        for (State state : Array.of(played().state(), nearTheEnd().state(), second().state())) {
            String text = RULES.notation().writeState(state);
            assertThat(RULES.notation().readState(CONFIG, text)).contains(state);
        }
    }

    @Test
    void aTextHasBothPartsUnderTheirNames() {
        String text = RULES.texts().write(second().state());
        assertThat(text)
                .startsWith("(opening:\"(heap:")
                .contains(",final:\"(heap:2,")
                .contains(",rng:");
        String begun = RULES.texts().write(played().state());
        assertThat(begun).contains(",final:-,");
        assertThat(RULES.texts().position(second().state()))
                .isEqualTo(text.replace("\"(", "(").replace(")\"", ")"));
    }

    @Test
    void aTextIsRefusedWithPartsThatDoNotFollow() {
        String begun = RULES.texts().write(played().state());
        String text = RULES.texts().write(second().state());
        String first = text.substring(0, text.indexOf(",final:"));
        String rest = text.substring(text.indexOf(",final:"));
        String early = begun.substring(0, begun.indexOf(",final:"));
        assertThat(refusal(first + begun.substring(begun.indexOf(",final:"))))
                .isEqualTo("final: begins in the step that ends the opening");
        assertThat(refusal(early + rest)).isEqualTo("final: begins in the step that ends the opening");
        assertThat(refusal(text.replace("opening:\"(heap", "opening:\"(heep"))).startsWith("opening column 2: ");
        assertThat(refusal(text.replace("final:\"(heap", "final:\"(heep"))).startsWith("final column 2: ");
        assertThat(refusal("(heap:1)")).startsWith("column 2: ");
    }

    private static String refusal(String text) {
        return RULES.notation().readState(CONFIG, text).getLeft().toString();
    }

    @Test
    void whatIsWrongWithTheFirstIsWrongWithTheWhole() {
        assertThat(RULES.start(new Nim.Config(0, "none"), 7).getLeft())
                .extracting(Problem::toString)
                .containsExactly("heap: there must be stones (NIM-1)");
        assertThat(RULES.pool(CONFIG)).isEqualTo(CardPool.UNKNOWN);
    }

    @Test
    void randomPlayEndsAndResigningConcedesInBothParts() {
        Policy<State, Action> policy = Policy.uniform(RULES);
        State end = policy.playout(RULES, played().state(), Rng.of(5).dice(), 1_000);
        assertThat(end.second()).isNotEmpty();
        assertThat(RULES.outcome(end)).isNotEmpty();
        for (Action resigning : Array.of(new First(new Nim.Resign(B)), new Second(new Nim.Resign(B)))) {
            assertThat(RULES.concedes(resigning)).isTrue();
            assertThat(RULES.actor(resigning)).isEqualTo(B);
        }
        for (Action taking : Array.of(new First(new Nim.Take(A)), new Second(new Nim.Take(A)))) {
            assertThat(RULES.concedes(taking)).isFalse();
            assertThat(RULES.actor(taking)).isEqualTo(A);
        }
    }
}
