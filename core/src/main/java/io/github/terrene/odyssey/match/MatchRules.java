package io.github.terrene.odyssey.match;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Opening;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.format.Format;
import io.github.terrene.odyssey.format.Setting;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.Team;
import io.github.terrene.odyssey.view.Imagination;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a match: best of three games, each played by the rules of a single game.
 *
 * <pre>{@code
 * MatchRules rules = MatchRules.of(TerreneOdyssey.duel(catalogue));
 * Step<Match, MatchEvent> start = rules.start(MatchConfig.of(Options.standard(), one, other), 7).get();
 * }</pre>
 */
public final class MatchRules implements Rules<MatchConfig, Match, Action, MatchEvent, MatchView> {
    /** The number of games a team must win. */
    @Rule("TO-2.5")
    public static final int WINS = 2;

    /** The number of games after which a match ends in any case. */
    @Rule("TO-2.8")
    public static final int MOST_GAMES = 5;

    private final TerreneOdyssey rules;
    private final MatchNotation notation;

    private MatchRules(TerreneOdyssey rules) {
        this.rules = rules;
        this.notation = new MatchNotation(rules);
    }

    /** Matches of games with these rules. */
    public static MatchRules of(TerreneOdyssey rules) {
        return new MatchRules(rules);
    }

    /**
     * Turns agents for single games into one that plays matches. Each game gets a new one, since an agent that remembers belongs to one
     * game.
     *
     * @param agents makes an agent for the next game
     * @return an agent for one seat of one match
     */
    public static Agent<MatchView, Action, MatchEvent> agent(
            Supplier<? extends Agent<? super View, Action, ? super Event>> agents) {
        return Agent.perGame(
                first -> Agent.inside(
                        agents.get(),
                        MatchView::game,
                        Option::some,
                        MatchEvent::inGame,
                        (view, legal, rng) -> legal.head()),
                MatchEvent.GameBegan.class::isInstance);
    }

    /** The rules of its games. */
    public TerreneOdyssey game() {
        return rules;
    }

    /**
     * Everything wrong with a configuration: what is missing, with the rules that ask for it, or else what is wrong with a game of it. At
     * most {@link Problem#MOST} problems, and one that says how many more there are.
     */
    @Rule({"TO-2.5", "TO-2.10"})
    public Seq<Problem> problems(MatchConfig config) {
        return problems(rules, config);
    }

    static Seq<Problem> problems(TerreneOdyssey rules, @Nullable MatchConfig config) {
        return config == null
                ? Array.of(new Problem("TO-2.5", "configuration", "is missing"))
                : rules.problems(config.game(Array.empty()));
    }

    @Override
    public Either<Seq<Problem>, Opening<Match, MatchEvent>> open(MatchConfig config) {
        Seq<Problem> problems = problems(config);
        return problems.isEmpty() ? Either.right(opening(config)) : Either.left(problems);
    }

    private Opening<Match, MatchEvent> opening(MatchConfig config) {
        Array<Integer> wins = rules.book().format().teams().map(team -> 0);
        Opening<Game, Event> game = rules.opening(config.game(Array.empty()));
        return seed -> begin(game, config, 1, wins, Rng.of(seed), Array.empty());
    }

    /** A game begins. Who goes first is decided again (2.7). */
    @Rule({"TO-2.6", "TO-2.7"})
    private Step<Match, MatchEvent> begin(
            Opening<Game, Event> game,
            MatchConfig config,
            int number,
            Array<Integer> wins,
            Rng rng,
            Array<Seat> extraDraws) {
        Step<Game, Event> first = game.start(rng.split(number).state());
        Match match = new Match(config, number, wins, first.state(), rng, Option.none());
        // the events of the start, if there are any, are still to come when the game begins (14.19)
        Table table = first.events().isEmpty() ? first.state().table() : rules.tableBefore(config.game(extraDraws));
        Array<MatchEvent> events = Array.of(new MatchEvent.GameBegan(number, extraDraws, table));
        return new Step<>(match, events.appendAll(first.events().map(MatchEvent.InGame::new)), false);
    }

    @Override
    public Seq<Seat> seats(Match match) {
        return rules.seats(match.game());
    }

    @Override
    public Seq<Decision> pending(Match match) {
        return rules.pending(match.game());
    }

    @Override
    public Seq<Seat> deciders(Match match) {
        return rules.deciders(match.game());
    }

    @Override
    public Seq<Action> legal(Match match, Seat seat) {
        return rules.legal(match.game(), seat);
    }

    @Override
    public Moves<Match, Action, MatchEvent> moves(Match match, Seat seat) {
        return rules.moves(match.game(), seat).within(step -> proceed(match, step));
    }

    @Override
    public Seq<Rejection> whyNot(Match match, Action action) {
        return rules.whyNot(match.game(), action);
    }

    @Override
    public Either<Seq<Rejection>, Step<Match, MatchEvent>> apply(Match match, Action action) {
        return rules.apply(match.game(), action).map(step -> proceed(match, step));
    }

    private Step<Match, MatchEvent> proceed(Match match, Step<Game, Event> step) {
        Match played =
                new Match(match.config(), match.number(), match.wins(), step.state(), match.rng(), Option.none());
        Array<MatchEvent> events = Array.ofAll(step.events()).map(MatchEvent.InGame::new);
        return step.state().table().outcome().isEmpty()
                ? new Step<>(played, events, step.undoable())
                : finish(played, events, step.state().table().outcome().get());
    }

    private Step<Match, MatchEvent> finish(Match match, Array<MatchEvent> before, Outcome outcome) {
        Array<Integer> wins = count(match.wins(), outcome);
        Array<MatchEvent> events = before.append(new MatchEvent.GameFinished(match.number(), outcome, wins));
        Option<Outcome> end = end(rules.book().format(), wins, match.number());
        if (end.isDefined()) {
            Match over = new Match(match.config(), match.number(), wins, match.game(), match.rng(), end);
            return new Step<>(over, events.append(new MatchEvent.MatchFinished(end.get())), false);
        }
        MatchEvent revealed = MatchEvent.FaceDownRevealed.on(match.game().table());
        Array<Seat> extraDraws = ran(match, outcome);
        Opening<Game, Event> game = rules.opening(match.config().game(extraDraws));
        Step<Match, MatchEvent> next = begin(game, match.config(), match.number() + 1, wins, match.rng(), extraDraws);
        return new Step<>(next.state(), events.append(revealed).appendAll(next.events()), false);
    }

    /** A drawn game counts for nobody. */
    @Rule("TO-2.8")
    private Array<Integer> count(Array<Integer> wins, Outcome outcome) {
        return rules.book()
                .format()
                .teams()
                .zipWith(wins, (team, won) -> outcome.wonBy(team.get(0)) ? won + 1 : won)
                .toArray();
    }

    /** The first team to win two games wins the match; after five games the team with more wins, if there is one. */
    @Rule({"TO-2.5", "TO-2.8"})
    private static Option<Outcome> end(Format format, Array<Integer> wins, int number) {
        int most = wins.max().get();
        if (most < WINS && number < MOST_GAMES) {
            return Option.none();
        }
        boolean alone = wins.count(won -> won == most) == 1;
        Array<Seat> winners = alone ? format.teams().get(wins.indexOf(most)).sorted() : Array.empty();
        return Option.some(new Outcome(winners, most >= WINS ? "TO-2.5" : "TO-2.8"));
    }

    /** Whether a match can have this number, these wins and this outcome. */
    @Rule({"TO-2.5", "TO-2.8"})
    static boolean isCounted(Match match, Format format) {
        boolean over = match.game().over();
        int played = over ? match.number() : match.number() - 1;
        return match.number() >= 1
                && match.number() <= MOST_GAMES
                && match.wins().size() == format.teams().size()
                && match.wins().forAll(won -> won >= 0 && won <= WINS)
                && match.wins().sum().intValue() <= played
                && match.wins().count(won -> won == WINS) <= (over ? 1 : 0)
                && match.outcome().isDefined() == over
                && (!over || match.outcome().equals(end(format, match.wins(), match.number())));
    }

    /** A player who Ran draws two cards in the first Draw Phase of the next game, and so does the rest of the team. */
    @Rule({"TO-2.9", "TO-13.17"})
    private Array<Seat> ran(Match match, Outcome outcome) {
        Table table = match.game().table();
        Array<Seat> before = table.teams().filter(Team::ran).flatMap(Team::seats);
        return outcome.rule().equals("TO-10.3")
                ? before.appendAll(table.order().filter(table::plays).reject(outcome::wonBy))
                        .sorted()
                : before.sorted();
    }

    @Override
    public Option<Outcome> outcome(Match match) {
        return match.outcome();
    }

    @Override
    public MatchView view(Match match, Seat seat) {
        return new MatchView(seat, match.number(), match.wins(), rules.view(match.game(), seat), match.outcome());
    }

    @Override
    public Seq<Seat> awaited(MatchView view) {
        return rules.awaited(view.game());
    }

    @Override
    public MatchEvent seenBy(MatchEvent event, Seat seat) {
        return event.seenBy(seat);
    }

    @Override
    public CardPool pool(MatchConfig config) {
        return Deck.pool(config.decks());
    }

    /** The games to come are played with the decks of the pool, filled up with any cards where the pool has too few. */
    @Override
    public Match imagine(MatchView view, CardPool pool, Rng rng) {
        Setting setting = view.game().setting();
        Array<Deck> decks = setting.format()
                .seats()
                .map(seat -> Imagination.deck(
                        setting,
                        rules.book().catalogue(),
                        rules.deckRules(),
                        pool.of(seat),
                        rng.split(2 + seat.index())));
        MatchConfig config = new MatchConfig(setting.options(), decks);
        Game game = rules.imagine(view.game(), pool, rng.split(0));
        return new Match(config, view.number(), view.wins(), game, rng.split(1), view.outcome());
    }

    @Override
    public Seat actor(Action action) {
        return rules.actor(action);
    }

    @Override
    public boolean concedes(Action action) {
        return rules.concedes(action);
    }

    @Override
    public Notation<MatchConfig, Match, Action> notation() {
        return notation;
    }
}
