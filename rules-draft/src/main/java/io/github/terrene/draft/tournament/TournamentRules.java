package io.github.terrene.draft.tournament;

import static io.github.terrene.kernel.engine.StrayState.workedOut;

import io.github.terrene.draft.tournament.score.Byes;
import io.github.terrene.draft.tournament.score.Fixture;
import io.github.terrene.draft.tournament.score.Pairings;
import io.github.terrene.draft.tournament.score.Standing;
import io.github.terrene.draft.tournament.score.Standings;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.LegalActions;
import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Opening;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.ActionRules;
import io.github.terrene.kernel.engine.ConcedeRule;
import io.github.terrene.kernel.engine.RuledGame;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * The rules of a tournament: rounds of single games, each played by the rules of a duel. All games of a round are played at the same time.
 *
 * <pre>{@code
 * TournamentRules rules = TournamentRules.of(TerreneOdyssey.duel(catalogue));
 * Step<Tournament, TournamentEvent> start = rules.start(TournamentConfig.of(Options.standard(), one, other, third), 7).get();
 * }</pre>
 *
 * <p>Players are awaited only in their games, and may leave at any time. In refusals of what is done in a game, seats are those of that
 * game. To play games elsewhere, take {@link #tables}, and report each game that is over ({@link TournamentAction.ReportGame}). The games of a
 * round may end in any order; the final state is the same.
 *
 * <p>The generator of round r is the tournament's generator {@linkplain Rng#split split} by r, counted from 1. Split once more by 0, it draws
 * the bye among {@link Byes#candidates} if one is needed, then a place among {@link Pairings#best}. Its {@linkplain Rng#streamOf stream} for the
 * lower seat of a game is the seed of that game, from which nothing about any other game can be computed.
 */
@Rule({"TO-14.9", "TO-14.19"})
public final class TournamentRules
        extends RuledGame<TournamentConfig, Tournament, TournamentAction, TournamentEvent, TournamentView> {
    private final TerreneOdyssey games;
    private final Course course;
    private final ActionRules<Tournament, TournamentAction, TournamentEvent, TournamentPlay> actions;

    private TournamentRules(
            TerreneOdyssey games,
            Course course,
            ActionRules<Tournament, TournamentAction, TournamentEvent, TournamentPlay> actions) {
        super(
                actions,
                tournament -> new TournamentPlay(course, tournament),
                "TO-14.9",
                TournamentNotation.of(games),
                TournamentEvent.class,
                TournamentView.class);
        this.games = games;
        this.course = course;
        this.actions = actions;
    }

    /**
     * Tournaments of games with these rules.
     *
     * @param games rules for two players; with rules for more, every configuration is refused by 14.9
     */
    public static TournamentRules of(TerreneOdyssey games) {
        return new TournamentRules(
                games,
                new Course(games),
                ActionRules.of(Array.of(
                        new PlayRule(games),
                        new ConcedeRule<>(
                                TournamentAction.Leave.class,
                                "TO-14.16",
                                TournamentAction.Leave::new,
                                (seat, play) -> play.leave(seat)),
                        new LeaveAfterRoundRule(),
                        new ReportRule(games))));
    }

    /**
     * Turns agents for single games into one that plays tournaments. Each game gets a new agent, since an agent that remembers belongs to one
     * game.
     *
     * @param agents makes an agent at the first decision of a game, from the view, which has the player's deck and the standings
     * @return an agent for one seat of one tournament, which never leaves
     */
    public static Agent<TournamentView, TournamentAction, TournamentEvent> agent(
            Function<? super TournamentView, ? extends Agent<? super View, Action, ? super Event>> agents) {
        return Agent.perGame(
                first -> Agent.inside(
                        agents.apply(first),
                        view -> view.game().get(),
                        TournamentAction::inGame,
                        TournamentEvent::inGame,
                        (view, legal, rng) -> legal.head()),
                TournamentEvent.GameBegan.class::isInstance);
    }

    /** Turns a policy for single games into one for tournaments, in which a player leaves only if nothing else can be done. */
    public static Policy<Tournament, TournamentAction> policy(Policy<? super Game, ? super Action> inGames) {
        return new TournamentPolicy(inGames);
    }

    /** The rules of its games. */
    public TerreneOdyssey game() {
        return games;
    }

    /** An opening for a configuration that is known to be valid. */
    @Override
    @Internal
    public Opening<Tournament, TournamentEvent> opening(TournamentConfig config) {
        return seed -> course.begin(config, seed);
    }

    /**
     * The games of the round under way, for a host that plays them elsewhere. A table stays the same as long as the round lasts; once its game
     * is over, it says how the game ended.
     */
    @Rule("TO-14.9")
    public Array<TournamentTable> tables(Tournament tournament) {
        int round = tournament.progress().roundNumber();
        Array<Fixture> fixtures = tournament.round().games();
        return Array.range(0, fixtures.size()).map(place -> {
            Fixture fixture = fixtures.get(place);
            long seed = Course.seed(tournament.rng(), round, fixture);
            return new TournamentTable(
                    round, place + 1, fixture, tournament.config().game(fixture), seed);
        });
    }

    /** What the player can do in the game of this round, then leaving at once, then leaving after the round. */
    @Override
    @Rule({"TO-14.9", "TO-14.16"})
    public Seq<TournamentAction> legal(Tournament tournament, Seat seat) {
        return super.legal(tournament, seat);
    }

    @Override
    public Moves<Tournament, TournamentAction, TournamentEvent> moves(Tournament tournament, Seat seat) {
        int place = tournament.playing(seat);
        return place < 0 ? super.moves(tournament, seat) : inGame(tournament, seat, place);
    }

    /** What is done in a game is a move of that game, and is neither looked up nor checked again. */
    private Moves<Tournament, TournamentAction, TournamentEvent> inGame(Tournament tournament, Seat seat, int place) {
        Moves<Game, Action, Event> moves =
                games.moves(tournament.game(place), tournament.fixture(place).seatInGame(seat));
        Seq<TournamentAction> others = actions.legal(tournament, seat, Tournament.LEAVING);
        int inGame = moves.size();
        return Moves.at(
                LegalActions.of(
                        inGame + others.size(),
                        listed -> listed < inGame
                                ? new TournamentAction.Play(seat, moves.action(listed))
                                : others.get(listed - inGame)),
                chosen -> chosen < inGame
                        ? course.played(tournament, place, moves.step(chosen))
                        : apply(tournament, others.get(chosen - inGame)).get());
    }

    @Override
    @Rule("TO-14.12")
    public Seq<Array<Seat>> ranks(Tournament tournament) {
        Array<Standing> standings = Standings.of(tournament.progress());
        return tournament.outcome().isEmpty()
                ? Array.empty()
                : standings
                        .map(Standing::rank)
                        .distinct()
                        .map(rank -> standings
                                .filter(standing -> standing.rank() == rank)
                                .map(Standing::seat));
    }

    @Override
    protected TournamentView unmasked(Tournament tournament, Seat seat) {
        Array<Option<Entrant>> entrants = tournament.config().entrants();
        int place = tournament.round().placeOf(seat);
        return new TournamentView(
                seat,
                tournament.config().options(),
                tournament.progress(),
                entrants.map(
                        each -> each.isEmpty() ? 0 : each.get().deck().cards().size()),
                seat.index() < entrants.size() ? entrants.get(seat.index()) : Option.none(),
                tournament.leaving().contains(seat),
                place < 0
                        ? Option.none()
                        : tournament
                                .games()
                                .get(place)
                                .map(game -> games.view(
                                        game, tournament.fixture(place).seatInGame(seat))),
                tournament.outcome());
    }

    @Override
    public ShownTournament shown(TournamentView view) {
        return workedOut(view::shown);
    }

    /** Who is awaited in the player's game; nothing is known about other games. */
    @Override
    @Rule("TO-14.19")
    public Seq<Seat> awaited(TournamentView view) {
        int place = view.outcome().isDefined() ? -1 : view.progress().round().placeOf(view.seat());
        if (place < 0 || view.progress().round().games().get(place).over()) {
            return Array.empty();
        }
        Fixture fixture = view.progress().round().games().get(place);
        return games.awaited(view.game().get()).map(fixture::playerAt);
    }

    @Override
    @Rule("TO-14.19")
    public Option<TournamentEvent> told(TournamentEvent event, Seat seat) {
        return event.toldTo(seat) ? Option.some(seenBy(event, seat)) : Option.none();
    }

    @Override
    public CardPool pool(TournamentConfig config) {
        return new CardPool(config.entrants()
                .map(entrant ->
                        entrant.map(each -> each.deck().cards().map(Card::id)).getOrElse(Array.empty())));
    }

    /**
     * Other games of the round that are not over are at their start, and nobody else plans to leave. Decks of others are those of the pool,
     * filled up with any cards if the pool has too few.
     */
    @Override
    protected Tournament imagined(TournamentView view, CardPool pool, Rng rng) {
        return new Imagined(games, view).of(pool, rng);
    }

    /** Leaving concedes, and so does what concedes a game. */
    @Override
    @Rule("TO-14.16")
    protected boolean isConceding(TournamentAction action) {
        return action.inGame().map(games::concedes).getOrElse(() -> super.isConceding(action));
    }

    @Override
    public GameForms<TournamentConfig, Tournament, TournamentAction, TournamentEvent, TournamentView> forms() {
        return forms(ShownTournament.class).offering(TournamentOffer.class);
    }
}
