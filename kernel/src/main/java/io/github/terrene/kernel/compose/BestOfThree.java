package io.github.terrene.kernel.compose;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Opening;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Refused;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Shown;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.zone.Zones;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a match: best of three games, each played by the rules of a single game. A drawn game counts for nobody; after five games
 * whoever has won more of them wins the match, if one team has.
 *
 * <pre>{@code
 * var match = hobe.match();
 * Step<Match<GameConfig, Game>, MatchEvent<Event, Table>> start = match.start(config, 7).get();
 * }</pre>
 *
 * <p>The actions are those of the game. When a game is over, the next one begins at once, until the match is over, too; then the last game
 * refuses whatever comes too late. A match adds no more than a few small objects to the cost of a choice.
 *
 * <p>The seed of the game with number n is the state of {@link Rng#split}(n) of the match's generator.
 *
 * @param <C> configurations of matches
 * @param <S> states of games
 * @param <A> actions
 * @param <E> events of games
 * @param <V> views of games
 * @param <T> tables: what the events of a game change
 */
public final class BestOfThree<C, S, A, E, V, T> implements Rules<C, Match<C, S>, A, MatchEvent<E, T>, MatchView<V>> {
    /** The number of games that a team must win. */
    public static final int WINS = 2;

    /** The number of games after which a match ends in any case. */
    public static final int MOST_GAMES = 5;

    private final Series<C, ?, S, A, E, V, T> series;
    private final Rules<?, S, A, E, V> game;
    private final Score<S> score;
    private final MatchNotation<C, ?, S, A> notation;
    private @Nullable GameForms<C, Match<C, S>, A, MatchEvent<E, T>, MatchView<V>> forms; // found when first asked for
    private @Nullable Zones zones; // likewise

    private BestOfThree(Series<C, ?, S, A, E, V, T> series) {
        this.series = series;
        this.game = series.game();
        this.score = new Score<>(series, WINS, MOST_GAMES);
        this.notation = new MatchNotation<>(series, score);
    }

    /** Matches of games of that series. */
    public static <C, S, A, E, V, T> BestOfThree<C, S, A, E, V, T> of(Series<C, ?, S, A, E, V, T> series) {
        return new BestOfThree<>(series);
    }

    /**
     * Matches of games that all begin in the same way, with the configuration of the match.
     *
     * @param game the rules of each game
     * @param opening makes an opening of a configuration that is known to be valid, or was imagined
     * @param config the configuration that a state holds; for an imagined state, the one that the games to come are played with
     * @param table the table of a state
     * @param tables the type of tables
     * @param rule the number of the rule that says how a match is won and when it ends
     */
    public static <C, S, A, E, V, T> BestOfThree<C, S, A, E, V, T> of(
            Rules<C, S, A, E, V> game,
            Function<? super C, ? extends Opening<S, E>> opening,
            Function<? super S, ? extends C> config,
            Function<? super S, ? extends T> table,
            Class<T> tables,
            String rule) {
        return of(new SameAgain<>(game, opening, config, table, tables, rule));
    }

    /**
     * Turns agents for single games into one that plays matches. Each game gets a new agent, since an agent that remembers belongs to one
     * game.
     *
     * @param agents makes an agent for the next game
     * @return an agent for one seat of one match
     */
    public static <A, E, V, T> Agent<MatchView<V>, A, MatchEvent<E, T>> agent(
            Supplier<? extends Agent<? super V, A, ? super E>> agents) {
        return Agent.perGame(
                first -> Agent.<MatchView<V>, A, MatchEvent<E, T>, V, A, E>inside(
                        agents.get(),
                        MatchView::game,
                        Option::some,
                        MatchEvent::inGame,
                        (view, legal, rng) -> legal.head()),
                MatchEvent.GameBegan.class::isInstance);
    }

    /** Everything wrong with a configuration, in the words of the game. */
    public Seq<Problem> problems(C config) {
        return series.problems(config);
    }

    @Override
    public Either<Seq<Problem>, Opening<Match<C, S>, MatchEvent<E, T>>> open(C config) {
        Seq<Problem> problems = problems(config);
        return problems.isEmpty() ? Either.right(opening(series, config)) : Either.left(problems);
    }

    private <G> Opening<Match<C, S>, MatchEvent<E, T>> opening(Series<C, G, S, A, E, V, T> games, C config) {
        Opening<S, E> first = games.opening(games.config(config, Array.empty()));
        return seed -> {
            Rng rng = Rng.of(seed);
            Step<S, E> start = first.start(rng.split(1).state());
            Array<Integer> wins = games.teams(start.state()).map(team -> 0);
            return begun(new Match<>(config, 1, wins, start.state(), rng, Option.none()), start);
        };
    }

    private <G> Step<Match<C, S>, MatchEvent<E, T>> next(
            Series<C, G, S, A, E, V, T> games, Match<C, S> match, Outcome outcome) {
        Array<Seat> advantaged = games.advantagedAfter(match.game(), outcome);
        int number = match.number() + 1;
        Step<S, E> start = games.opening(games.config(match.config(), advantaged))
                .start(match.rng().split(number).state());
        return begun(
                new Match<>(match.config(), number, match.wins(), start.state(), match.rng(), Option.none()), start);
    }

    private Step<Match<C, S>, MatchEvent<E, T>> begun(Match<C, S> match, Step<S, E> start) {
        return new Step<>(
                match,
                Array.of(new MatchEvent.GameBegan<>(
                        match.number(),
                        series.advantaged(match.game()),
                        Array.ofAll(start.events()),
                        series.table(match.game()))),
                false);
    }

    @Override
    public Seq<Seat> seats(Match<C, S> match) {
        return game.seats(match.game());
    }

    @Override
    public Seq<Seat> staying(Match<C, S> match) {
        return game.staying(match.game());
    }

    @Override
    public Seq<Decision> pending(Match<C, S> match) {
        return game.pending(match.game());
    }

    @Override
    public Seq<Seat> deciders(Match<C, S> match) {
        return game.deciders(match.game());
    }

    @Override
    public Seq<A> legal(Match<C, S> match, Seat seat) {
        return game.legal(match.game(), seat);
    }

    @Override
    public Seq<A> choices(Match<C, S> match, Seat seat) {
        return game.choices(match.game(), seat);
    }

    @Override
    public Moves<Match<C, S>, A, MatchEvent<E, T>> moves(Match<C, S> match, Seat seat) {
        return game.moves(match.game(), seat).within(step -> proceed(match, step));
    }

    @Override
    public Seq<Rejection> whyNot(Match<C, S> match, A action) {
        return game.whyNot(match.game(), action);
    }

    @Override
    public Seq<Refused<A>> refused(Match<C, S> match, Seat seat) {
        return game.refused(match.game(), seat);
    }

    @Override
    public Either<Seq<Rejection>, Step<Match<C, S>, MatchEvent<E, T>>> apply(Match<C, S> match, A action) {
        return game.apply(match.game(), action).map(step -> proceed(match, step));
    }

    private Step<Match<C, S>, MatchEvent<E, T>> proceed(Match<C, S> match, Step<S, E> step) {
        Match<C, S> played = match.with(step.state());
        Array<MatchEvent<E, T>> events = Array.ofAll(step.events()).map(MatchEvent.InGame::new);
        Option<Outcome> outcome = game.outcome(step.state());
        return outcome.isEmpty()
                ? new Step<>(played, events, step.undoable())
                : finished(played, events, outcome.get());
    }

    private Step<Match<C, S>, MatchEvent<E, T>> finished(
            Match<C, S> match, Array<MatchEvent<E, T>> before, Outcome outcome) {
        Array<Integer> wins = score.after(match.wins(), match.game(), outcome);
        Option<Outcome> end = score.end(match.game(), wins, match.number());
        Match<C, S> counted = match.with(wins, end);
        Array<MatchEvent<E, T>> events = before.append(new MatchEvent.GameFinished<>(match.number(), outcome, wins));
        if (end.isDefined()) {
            return new Step<>(counted, events.append(new MatchEvent.MatchFinished<>(end.get())), false);
        }
        Step<Match<C, S>, MatchEvent<E, T>> next = next(series, counted, outcome);
        return new Step<>(
                next.state(),
                events.appendAll(series.between(match.game()).map(MatchEvent.InGame::new))
                        .appendAll(next.events()),
                false);
    }

    @Override
    public Option<Outcome> outcome(Match<C, S> match) {
        return match.outcome();
    }

    @Override
    public MatchView<V> view(Match<C, S> match, Seat seat) {
        return new MatchView<>(seat, match.number(), match.wins(), game.view(match.game(), seat), match.outcome());
    }

    @Override
    public ShownMatch<A, Shown<A>> shown(MatchView<V> view) {
        return new ShownMatch<>(view.seat(), view.number(), view.wins(), game.shown(view.game()), view.outcome());
    }

    @Override
    public Seq<Seat> awaited(MatchView<V> view) {
        return game.awaited(view.game());
    }

    @Override
    public MatchEvent<E, T> seenBy(MatchEvent<E, T> event, Seat seat) {
        return event.told(each -> Option.some(game.seenBy(each, seat)), table -> tableSeenBy(table, seat))
                .get();
    }

    @Override
    public Option<MatchEvent<E, T>> told(MatchEvent<E, T> event, Seat seat) {
        return event.told(each -> game.told(each, seat), table -> tableSeenBy(table, seat));
    }

    private T tableSeenBy(T table, Seat seat) {
        @Nullable Zones known = zones;
        if (known == null) {
            known = Zones.of(game.forms().types());
            zones = known;
        }
        return known.seenBy(series.tables(), table, seat);
    }

    @Override
    public CardPool pool(C config) {
        return pool(series, config);
    }

    private <G> CardPool pool(Series<C, G, S, A, E, V, T> games, C config) {
        return games.game().pool(games.config(config, Array.empty()));
    }

    /** Another game begins with nothing known. */
    @Override
    public Knowledge remembered(Knowledge known, MatchEvent<E, T> told) {
        Knowledge before = told instanceof MatchEvent.GameBegan ? Knowledge.NONE : known;
        return told.inGame().foldLeft(before, game::remembered);
    }

    /** The games to come are played with the imagined configuration of the one being played. */
    @Override
    public Match<C, S> imagine(MatchView<V> view, CardPool pool, Rng rng) {
        S imagined = game.imagine(view.game(), pool, rng.split(0));
        return new Match<>(
                series.imagined(imagined, pool, rng),
                view.number(),
                view.wins(),
                imagined,
                rng.split(1),
                view.outcome());
    }

    @Override
    public Seat actor(A action) {
        return game.actor(action);
    }

    @Override
    public boolean concedes(A action) {
        return game.concedes(action);
    }

    @Override
    public Notation<C, Match<C, S>, A> notation() {
        return notation;
    }

    @Override
    public GameForms<C, Match<C, S>, A, MatchEvent<E, T>, MatchView<V>> forms() {
        @Nullable GameForms<C, Match<C, S>, A, MatchEvent<E, T>, MatchView<V>> known = forms;
        if (known == null) {
            known = found();
            forms = known;
        }
        return known;
    }

    @SuppressWarnings("unchecked") // Java cannot name the classes of generic types
    private GameForms<C, Match<C, S>, A, MatchEvent<E, T>, MatchView<V>> found() {
        GameForms<?, S, A, E, V> single = game.forms();
        Forms types = single.types();
        return new GameForms<>(
                series.configForm(),
                notation::states,
                single.action(),
                (Form<MatchEvent<E, T>>) types.of(MatchEvent.class, single.event(), types.of(series.tables())),
                (Form<MatchView<V>>) types.of(MatchView.class, single.view()),
                GameForms.shown(
                        (Form<ShownMatch<A, Shown<A>>>) types.of(ShownMatch.class, single.action(), single.shown())),
                single.offered(),
                types);
    }
}
