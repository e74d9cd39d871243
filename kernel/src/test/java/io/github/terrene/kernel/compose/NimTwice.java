package io.github.terrene.kernel.compose;

import io.github.terrene.kernel.Asked;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Nim;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Shown;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.text.Canonical;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * The toy game, then the toy game: the second heap has as many stones as the seat number of the first winner and two more. Who resigns the
 * first before its hidden heap was turned over ends both.
 */
public final class NimTwice
        extends Then<
                Nim.Config,
                Nim.Game,
                Nim.View,
                Nim.Config,
                Nim.Game,
                Nim.View,
                NimTwice.State,
                NimTwice.Action,
                NimTwice.Event,
                NimTwice.View> {
    static final NimTwice RULES = new NimTwice();

    public record State(Nim.Game first, Option<Nim.Game> second, Rng rng)
            implements TwoParts.State<Nim.Game, Nim.Game> {}

    public record View(Nim.View first, Option<Nim.View> second) implements TwoParts<Nim.View, Nim.View>, Shown<Action> {
        @Override
        public Seat seat() {
            return first.seat();
        }

        @Override
        public Option<Asked<Action, String>> asked() {
            return this.<Option<Asked<Action, String>>>now(
                    now -> now.asked().map(asked -> asked.map(First::new)),
                    now -> now.asked().map(asked -> asked.map(Second::new)));
        }

        @Override
        public Array<?> due() {
            return Array.empty();
        }
    }

    public sealed interface Action {}

    public record First(Nim.Action action) implements Action {}

    public record Second(Nim.Action action) implements Action {}

    public sealed interface Event {}

    public record InFirst(Nim.Event event) implements Event {}

    public record InSecond(Nim.Event event) implements Event {}

    private NimTwice() {
        super(
                new Part<>(
                        "opening",
                        Nim.RULES,
                        new Wrapping<>(First.class, First::new, First::action),
                        new Wrapping<>(InFirst.class, InFirst::new, InFirst::event)),
                new Part<>(
                        "final",
                        Nim.RULES,
                        new Wrapping<>(Second.class, Second::new, Second::action),
                        new Wrapping<>(InSecond.class, InSecond::new, InSecond::event)),
                State::new,
                View::new,
                "NIM-11");
    }

    @Override
    protected Option<Nim.Config> next(Nim.Game state) {
        return state.winner()
                .filter(winner -> state.hidden() == 0)
                .map(winner -> new Nim.Config(winner.index() + 2, "final"));
    }

    @Override
    protected Rejection tooEarly(Nim.Game state) {
        return Rejection.of("NIM-10/not-begun", "The final has not begun");
    }

    @Override
    protected Option<Rejection> incomplete(@Nullable Action action) {
        return Option.when(action == null, Rejection.of("NIM-11/no-action-given", "there is no action"));
    }

    /** A view does not tell who took the last stone, so whoever's turn it was did. */
    @Override
    protected Nim.Game imaginedEnd(Nim.View view, Nim.View now, CardPool pool, Rng rng) {
        return new Nim.Game(view.heap(), 0, view.turn(), Option.none(), Option.some(view.turn()));
    }

    @Override
    public View shown(View view) {
        return view;
    }

    @Override
    public Notation<Nim.Config, State, Action> notation() {
        return new Text();
    }

    @Override
    public GameForms<Nim.Config, State, Action, Event, View> forms() {
        return GameForms.of(
                Text.TYPES,
                Nim.Config.class,
                config -> texts().form(notation(), config),
                Action.class,
                Event.class,
                View.class,
                View.class);
    }

    private static final class Text implements Notation<Nim.Config, State, Action> {
        private static final Forms TYPES = GameForms.common().build();
        private static final Canonical CANONICAL = new Canonical(TYPES);

        @Override
        public String game() {
            return "nim-twice";
        }

        @Override
        public String writeConfig(Nim.Config config) {
            return Nim.RULES.notation().writeConfig(config);
        }

        @Override
        public Either<Problem, Nim.Config> readConfig(String text) {
            return Nim.RULES.notation().readConfig(text);
        }

        @Override
        public String writeAction(Action action) {
            return CANONICAL.write(Action.class, action);
        }

        @Override
        public Either<Problem, Action> readAction(Nim.Config config, String text) {
            return CANONICAL.read(Action.class, text);
        }

        @Override
        public String writeState(State state) {
            return RULES.texts().write(state);
        }

        @Override
        public String writePosition(State state) {
            return RULES.texts().position(state);
        }

        @Override
        public Either<Problem, State> readState(Nim.Config config, String text) {
            return RULES.texts().read(config, text);
        }
    }
}
