package io.github.terrene.kernel.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.GameAction;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.TableEvent;
import io.vavr.collection.List;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class TaskPlayTest {
    private static final Seat A = Seat.of(0);

    /** A table of one word, to which letters are appended. */
    private record Letter(String letter) implements TableEvent<String> {
        @Override
        public String applyTo(String table) {
            return table + letter;
        }
    }

    private interface Task extends GameTask<Play> {}

    /** Writes a letter, and leaves tasks to be done. */
    private record Write(String letter, Task... then) implements Task, GameWork<Play> {
        @Override
        public void run(Play play) {
            play.emit(new Letter(letter));
            play.next(then);
        }
    }

    /** Waits for seat A. */
    private record Wait() implements Task {}

    /** Ends the game and still tries to go on. */
    private record End() implements Task, GameWork<Play> {
        @Override
        public void run(Play play) {
            play.finish();
            play.next(new Write("x"));
        }
    }

    private record State(String word, List<Task> tasks, boolean over) implements PromptedState {
        @Override
        public @Nullable GamePrompt prompt() {
            return null;
        }

        @Override
        public Option<Outcome> outcome() {
            return Option.none();
        }

        @Override
        public Kinds offers(Seat seat) {
            return seat.equals(A) && !tasks.isEmpty() ? Kinds.of(GameAction.class) : Kinds.NONE;
        }

        @Override
        public Rejection notNow(Seat seat, String rule) {
            return Rejection.of(rule + "/not-now", "not now");
        }
    }

    private static final class Play extends TaskPlay<State, String, Letter, Task> {
        private int pauses;

        Play(State state) {
            super(state.word(), Rng.of(1), state.tasks(), state.over());
        }

        @Override
        protected boolean carriesOut(Task next) {
            return next.carriedOut(this);
        }

        @Override
        protected State state() {
            return new State(table(), tasks(), over());
        }

        @Override
        protected void betweenTasks() {
            pauses++;
        }
    }

    private static Play play(Task... tasks) {
        return new Play(new State("", List.of(tasks), false));
    }

    private static Step<State, Letter> done(Play play, @Nullable Seat actor) {
        return play.proceed(actor);
    }

    @Test
    void aTaskIsDoneWithAllThatItLeavesBeforeTheNextOne() {
        Play play = play(new Write("a", new Write("b", new Write("c")), new Write("d")), new Write("e"));
        assertThat(done(play, A).state()).isEqualTo(new State("abcde", List.empty(), false));
        assertThat(play.pauses).isEqualTo(6);
    }

    @Test
    void whatWaitsStopsTheRestAndIsKeptOnTop() {
        Task rest = new Write("c");
        Step<State, Letter> step = done(play(new Write("a", new Write("b"), new Wait()), rest), A);
        assertThat(step.state().word()).isEqualTo("ab");
        assertThat(step.state().tasks()).containsExactly(new Wait(), rest);
        assertThat(step.undoable()).isTrue();
        assertThat(done(play(new Wait()), Seat.of(1)).undoable()).isFalse();
    }

    @Test
    void tasksAreTakenFromTheTop() {
        Task first = new Write("a");
        Task last = new Write("z");
        Play play = play(last);
        play.next(first, new Wait());
        assertThat(play.tasks()).containsExactly(first, new Wait(), last);
        assertThat(play.take()).isSameAs(first);
        assertThat(play.tasks()).containsExactly(new Wait(), last);
        assertThat(play.take()).isEqualTo(new Wait());
        assertThat(play.take()).isSameAs(last);
    }

    @Test
    void anyNumberOfTasksIsDoneInTheOrderGiven() {
        Task[] four = {new Write("a"), new Write("b"), new Write("c"), new Write("d")};
        Play play = play(new Write("!"));
        play.next(four[0], four[1], four[2], four[3]);
        play.next(four[0], four[1], four[2]);
        play.next(four[0], four[1]);
        play.next(four);
        assertThat(done(play, A).state().word()).isEqualTo("abcd" + "ab" + "abc" + "abcd" + "!");
    }

    @Test
    void theTasksInAnotherOnesPlaceAreAllThereAre() {
        Play play = play(new Write("a"));
        play.next(new Write("b"));
        play.replaceTasks(List.of(new Wait()));
        assertThat(play.tasks()).containsExactly(new Wait());
    }

    @Test
    void nothingIsDoneWhenTheGameIsOver() {
        Step<State, Letter> step = done(play(new Write("a"), new End(), new Write("b")), A);
        assertThat(step.state()).isEqualTo(new State("a", List.empty(), true));
        Play over = new Play(step.state());
        over.next(new Write("c"));
        assertThat(done(over, A).events()).isEmpty();
    }
}
