package io.github.terrene.kernel.compose;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Nim;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.text.Canonical;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * The toy game, then the toy game: the second heap has as many stones as the seat number of the first winner and two more. Who resigns the
 * first before its hidden heap was turned over ends both.
 */
final class NimTwice
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

    record State(Nim.Game first, Option<Nim.Game> second, Rng rng) implements Twofold<Nim.Game, Nim.Game> {}

    record View(Nim.View first, Option<Nim.View> second) implements Twofold<Nim.View, Nim.View> {}

    record Saved(String first, Option<String> second, Rng rng) {}

    record Action(int game, Nim.Action action) {
        static Action first(Nim.Action action) {
            return new Action(1, action);
        }

        static Action second(Nim.Action action) {
            return new Action(2, action);
        }

        Option<Nim.Action> in(int part) {
            return Option.when(game == part, action);
        }
    }

    record Event(int game, Nim.Event event) {
        Option<Nim.Event> in(int part) {
            return Option.when(game == part, event);
        }
    }

    private NimTwice() {
        super(part("first", 1), part("second", 2));
    }

    private static Part<Nim.Config, Nim.Game, Nim.Action, Nim.Event, Nim.View, Action, Event> part(
            String name, int number) {
        return Part.of(
                name,
                Nim.RULES,
                action -> new Action(number, action),
                whole -> whole.in(number),
                event -> new Event(number, event),
                whole -> whole.in(number));
    }

    @Override
    protected Option<Nim.Config> next(Nim.Game ended) {
        return ended.winner()
                .filter(winner -> ended.hidden() == 0)
                .map(winner -> new Nim.Config(winner.index() + 2, "second"));
    }

    @Override
    protected Rejection tooEarly(Nim.Game now) {
        return Rejection.of("NIM-10", "The second game has not begun");
    }

    @Override
    protected State state(Nim.Game now, Option<Nim.Game> then, Rng rng) {
        return new State(now, then, rng);
    }

    @Override
    protected Rng rng(State state) {
        return state.rng();
    }

    @Override
    protected View view(Nim.View now, Option<Nim.View> then) {
        return new View(now, then);
    }

    @Override
    protected Nim.Game before(Nim.View ended, Nim.View now, CardPool pool, Rng rng) {
        return new Nim.Game(ended.heap(), 0, ended.turn(), Option.none(), Option.some(ended.turn()));
    }

    @Override
    public Notation<Nim.Config, State, Action> notation() {
        return new Text();
    }

    private static final class Text implements Notation<Nim.Config, State, Action> {
        private static final Canonical CANONICAL = Canonical.builder().build();

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
            return CANONICAL.write(
                    Saved.class, new Saved(RULES.writeFirst(state), RULES.writeSecond(state), state.rng()));
        }

        @Override
        public Either<Problem, State> readState(Nim.Config config, String text) {
            return CANONICAL
                    .read(Saved.class, text)
                    .flatMap(saved -> RULES.read(config, saved.first(), saved.second(), saved.rng()));
        }
    }
}
