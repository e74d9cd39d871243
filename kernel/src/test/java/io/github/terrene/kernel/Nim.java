package io.github.terrene.kernel;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A toy game: two seats take turns to announce how many stones they will take, 1 to 3, and then take them. When the open heap is gone, a
 * hidden one of 1 to 5 stones is turned over. Whoever takes the last stone wins.
 */
public final class Nim implements Rules<Nim.Config, Nim.Game, Nim.Action, Nim.Event, Nim.View> {
    public static final Nim RULES = new Nim();
    private static final int MOST = 3;

    public record Config(int heap, String title) {}

    public record Game(int heap, int hidden, Seat turn, Option<Integer> announced, Option<Seat> winner) {}

    public record View(Seat seat, int heap, boolean hidden, Seat turn) implements Shown<Action> {
        @Override
        public Option<Asked<Action, String>> asked() {
            return Option.when(
                    heap > 0,
                    () -> new Asked<>(turn.asList(), "turn", "NIM-2", Array.empty(), Array.empty(), Option.none()));
        }

        @Override
        public Array<?> due() {
            return Array.empty();
        }
    }

    public sealed interface Action {
        Seat seat();
    }

    public record Announce(Seat seat, int stones) implements Action {}

    public record Take(Seat seat) implements Action {}

    public record Resign(Seat seat) implements Action {}

    public sealed interface Event {}

    public record Announced(Seat seat, int stones) implements Event {}

    public record Took(Seat seat, int stones) implements Event {}

    public record Revealed(int stones) implements Event {}

    public static Step<Game, Event> start(int heap, long seed) {
        return RULES.start(new Config(heap, "toy"), seed).get();
    }

    @Override
    public Either<Seq<Problem>, Opening<Game, Event>> open(Config config) {
        return config.heap() < 1
                ? Either.left(Array.of(Problem.at("heap", "NIM-1/no-stones", "there must be stones")))
                : Either.right(seed -> {
                    int hidden = 1 + Rng.of(seed).dice().below(5);
                    Game game = new Game(config.heap(), hidden, Seat.of(0), Option.none(), Option.none());
                    return new Step<>(game, Array.empty(), false);
                });
    }

    @Override
    public Seq<Seat> seats(Game game) {
        return Array.of(Seat.of(0), Seat.of(1));
    }

    @Override
    public Seq<Decision> pending(Game game) {
        String prompt = game.announced().isEmpty() ? "announce" : "take";
        return game.winner().isEmpty() ? Array.of(new Decision(game.turn(), prompt)) : Array.empty();
    }

    @Override
    public Seq<Action> legal(Game game, Seat seat) {
        return conceivable(seat)
                .append(new Resign(seat))
                .filter(action -> whyNot(game, action).isEmpty());
    }

    private static Array<Action> conceivable(Seat seat) {
        return Array.of(new Announce(seat, 1), new Announce(seat, 2), new Announce(seat, 3), new Take(seat));
    }

    @Override
    public Seq<Refused<Action>> refused(Game game, Seat seat) {
        return conceivable(seat)
                .map(action -> new Refused<>(action, whyNot(game, action)))
                .reject(refused -> refused.why().isEmpty());
    }

    @Override
    public Seq<Rejection> whyNot(Game game, Action action) {
        if (game.winner().isDefined()) {
            return Array.of(Rejection.of("NIM-9/over", "The game is over"));
        }
        if (!action.seat().equals(game.turn())) {
            return Array.of(Rejection.of("NIM-2/not-your-turn", "It is the turn of {seat:seat}", game.turn()));
        }
        boolean taking = action.getClass() == Take.class;
        if (taking == game.announced().isEmpty() && action.getClass() != Resign.class) {
            return Array.of(Rejection.of("NIM-3/announced-twice", "Announce once, then take"));
        }
        return Option.when(action.getClass() == Announce.class, () -> (Announce) action)
                .filter(announce -> announce.stones() < 1 || announce.stones() > Math.min(MOST, game.heap()))
                .map(announce -> Rejection.of("NIM-4/too-many", "{n:number} is too many", announce.stones()))
                .toArray();
    }

    @Override
    public Either<Seq<Rejection>, Step<Game, Event>> apply(Game game, Action action) {
        Seq<Rejection> rejections = whyNot(game, action);
        return rejections.isEmpty() ? Either.right(accepted(game, action)) : Either.left(rejections);
    }

    private Step<Game, Event> accepted(Game game, Action action) {
        if (action.getClass() == Resign.class) {
            return new Step<>(won(game, other(game.turn())), Array.empty(), false);
        }
        if (action.getClass() == Announce.class) {
            int stones = ((Announce) action).stones();
            return new Step<>(
                    new Game(game.heap(), game.hidden(), game.turn(), Option.some(stones), game.winner()),
                    Array.of(new Announced(game.turn(), stones)),
                    true);
        }
        return taken(game, game.announced().get());
    }

    private Step<Game, Event> taken(Game game, int stones) {
        Seq<Event> events = Array.of(new Took(game.turn(), stones));
        if (game.heap() > stones) {
            return new Step<>(next(game, game.heap() - stones, game.hidden()), events, false);
        }
        return game.hidden() > 0
                ? new Step<>(next(game, game.hidden(), 0), events.append(new Revealed(game.hidden())), false)
                : new Step<>(won(game, game.turn()), events, false);
    }

    private static Game next(Game game, int heap, int hidden) {
        return new Game(heap, hidden, other(game.turn()), Option.none(), Option.none());
    }

    private static Game won(Game game, Seat winner) {
        return new Game(game.heap(), game.hidden(), game.turn(), Option.none(), Option.some(winner));
    }

    private static Seat other(Seat seat) {
        return Seat.of(1 - seat.index());
    }

    @Override
    public Option<Outcome> outcome(Game game) {
        return game.winner().map(winner -> new Outcome(Array.of(winner), "NIM-5"));
    }

    @Override
    public View view(Game game, Seat seat) {
        return new View(seat, game.heap(), game.hidden() > 0, game.turn());
    }

    @Override
    public Seq<Seat> awaited(View view) {
        return view.heap() > 0 ? view.turn().asList() : Array.empty();
    }

    @Override
    public View shown(View view) {
        return view;
    }

    @Override
    public Event seenBy(Event event, Seat seat) {
        return event;
    }

    /** There are no cards, and none moves. */
    @Override
    public Knowledge remembered(Knowledge known, Event told) {
        return known;
    }

    @Override
    public CardPool pool(Config config) {
        return CardPool.UNKNOWN;
    }

    @Override
    public Game imagine(View view, CardPool pool, Rng rng) {
        int hidden = view.hidden() ? 1 + rng.dice().below(5) : 0;
        return new Game(view.heap(), hidden, view.turn(), Option.none(), Option.none());
    }

    @Override
    public Seat actor(Action action) {
        return action.seat();
    }

    @Override
    public boolean concedes(Action action) {
        return action.getClass() == Resign.class;
    }

    @Override
    public Notation<Config, Game, Action> notation() {
        return new NimNotation("nim");
    }

    @Override
    public GameForms<Config, Game, Action, Event, View> forms() {
        return GameForms.of(
                NimNotation.TYPES,
                Config.class,
                config -> NimNotation.TYPES.of(Game.class),
                Action.class,
                Event.class,
                View.class,
                View.class);
    }
}
