package io.github.terrene.testkit.draft.scenario;

import io.github.terrene.draft.RandomEncounter;
import io.github.terrene.draft.tournament.Tournament;
import io.github.terrene.draft.tournament.TournamentAction;
import io.github.terrene.draft.tournament.TournamentAction.Leave;
import io.github.terrene.draft.tournament.TournamentAction.LeaveAfterRound;
import io.github.terrene.draft.tournament.TournamentAction.Play;
import io.github.terrene.draft.tournament.TournamentAction.ReportGame;
import io.github.terrene.draft.tournament.TournamentConfig;
import io.github.terrene.draft.tournament.TournamentEvent;
import io.github.terrene.draft.tournament.TournamentRules;
import io.github.terrene.draft.tournament.TournamentTable;
import io.github.terrene.draft.tournament.TournamentView;
import io.github.terrene.draft.tournament.score.Fixture;
import io.github.terrene.draft.tournament.score.Progress;
import io.github.terrene.draft.tournament.score.Standings;
import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.Opening;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.DeclineBlock;
import io.github.terrene.odyssey.action.EndTurn;
import io.github.terrene.odyssey.action.Pass;
import io.github.terrene.odyssey.action.Run;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.testkit.law.Patience;
import io.github.terrene.testkit.law.Tables;
import io.github.terrene.testkit.odyssey.scenario.SampleCards;
import io.github.terrene.testkit.script.Script;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * A scenario of a tournament: who is paired, who wins, who leaves, where everybody stands.
 *
 * <pre>{@code
 * TournamentScene scene = TournamentScene.paired(5, "AD BE C");
 * scene.wins(A).draws(B);
 * assertThat(scene.standings()).isEqualTo("1A 1C 3B 3E 5D");
 * }</pre>
 *
 * <p>Games are played by plain decks, and end as the scenario says: the loser runs, and a game that nobody wins is drawn after two turns. Each
 * step is checked as {@link Script} says.
 */
public final class TournamentScene
        extends Script<
                TournamentConfig, Tournament, TournamentAction, TournamentEvent, TournamentView, TournamentScene> {
    private static final Array<Card> CARDS = Array.<Card>of(
                    SampleCards.ASU,
                    SampleCards.ETHAN,
                    SampleCards.INU,
                    SampleCards.SAMMY,
                    SampleCards.DART,
                    SampleCards.NEEDLE,
                    SampleCards.PIKE,
                    SampleCards.WARD_STONE)
            .appendAll(Array.fill(12, (Card) DraftTableBuilder.EXTRA));
    private static final TournamentRules RULES =
            RandomEncounter.of(Catalogue.of(CARDS.distinct()).get()).tournament();
    private static final Options SHORT = Options.standard().withTurnLimit(2);
    private static final int MOST_SEEDS = 100_000;

    private static final Array<Class<? extends Action>> IDLE = Array.of(EndTurn.class, Pass.class, DeclineBlock.class);

    private TournamentScene() {
        super(
                RULES,
                Tables.folding(Tournament::progress, TournamentView::progress),
                Progress::toString,
                Seat::toString);
    }

    /**
     * A tournament whose first round is paired that way.
     *
     * @param players how many, 3 to 12
     * @param pairs the pairs in the order of their lower seats, then who has the bye: {@code "AD BE C"}
     * @throws IllegalArgumentException if no lot pairs that many players that way
     */
    public static TournamentScene paired(int players, String pairs) {
        TournamentConfig config = TournamentConfig.of(
                SHORT,
                Array.range(0, players).map(seat -> new Deck("plain", CARDS)).toJavaArray(Deck[]::new));
        Opening<Tournament, TournamentEvent> opening =
                RULES.open(config).getOrElseThrow(problems -> new IllegalArgumentException(problems.mkString("\n")));
        for (int seed = 0; isPairing(players, pairs) && seed < MOST_SEEDS; seed++) {
            TournamentScene scene = new TournamentScene().begin(opening.start(seed));
            if (scene.pairs().equals(pairs)) {
                return scene;
            }
        }
        throw new IllegalArgumentException("no lot pairs " + players + " players that way: \"" + pairs
                + "\"; give each pair and then the bye, in the order of lower seats, as in \"AD BE C\"");
    }

    /** Whether everybody is paired once or has the bye, the lower seat first. */
    private static boolean isPairing(int players, String pairs) {
        Array<String> parts = Array.of(pairs.split(" "));
        Array<String> games = parts.take(players / 2);
        return parts.size() == (players + 1) / 2
                && games.forAll(game -> game.length() == 2 && game.charAt(0) < game.charAt(1))
                && games.equals(games.sorted())
                && Array.ofAll(pairs.replace(" ", "").toCharArray())
                        .sorted()
                        .map(letter -> letter - 'A')
                        .equals(Array.range(0, players));
    }

    @Override
    protected TournamentScene self() {
        return this;
    }

    @Override
    protected Option<TournamentConfig> config(Tournament tournament) {
        return Option.some(tournament.config());
    }

    /** A player wins the game of this round. */
    public TournamentScene wins(Seat seat) {
        return perform(seat + " wins", played(seat, opponent(seat)));
    }

    /** The game of a player is drawn. */
    public TournamentScene draws(Seat seat) {
        return perform(seat + " draws", played(seat, Seat.ONLOOKER));
    }

    /** The game of a player is played elsewhere, where that player wins it, and reported. */
    public TournamentScene winsElsewhere(Seat winner) {
        Fixture game = game(winner);
        Array<Action> actions = inGame(winner, opponent(winner));
        return perform(
                "the game that " + winner + " won is reported",
                Array.of(new ReportGame(state().progress().roundNumber(), game.first(), game.second(), actions)));
    }

    /** A player leaves at once. */
    public TournamentScene leaves(Seat seat) {
        return perform(seat + " leaves", Array.of(new Leave(seat)));
    }

    /** A player will leave when the round is over. */
    public TournamentScene leavesAfterTheRound(Seat seat) {
        return perform(seat + " leaves after the round", Array.of(new LeaveAfterRound(seat)));
    }

    /** That is refused now, with all of these keys among the reasons. */
    public TournamentScene refuses(TournamentAction action, String... keys) {
        return refuse(action.toString(), Array.of(action), keys);
    }

    private Seq<TournamentAction> played(Seat seat, Seat loser) {
        Fixture game = game(seat);
        return inGame(seat, loser).map(action -> new Play(game.playerAt(action.seat()), action));
    }

    /** All actions of a game from its start to its end, which must not have begun here. */
    private Array<Action> inGame(Seat seat, Seat loser) {
        TournamentTable table =
                RULES.tables(state()).find(each -> each.game().has(seat)).get();
        Game game = RULES.game().start(table.config(), table.seed()).get().state();
        Array<Action> actions = Array.empty();
        Patience patience = new Patience("the game of " + seat);
        while (!game.over()) {
            patience.decision();
            Seat inside = RULES.game().deciders(game).head();
            Action action = next(game, inside, table.game().playerAt(inside).equals(loser));
            game = RULES.game().apply(game, action).get().state();
            actions = actions.append(action);
        }
        return actions;
    }

    /** Whoever is to lose runs as soon as possible; everybody else does as little as possible. */
    private static Action next(Game game, Seat inside, boolean loses) {
        Seq<Action> legal = RULES.game().legal(game, inside);
        Option<Action> run = legal.find(action -> loses && action instanceof Run);
        return run.orElse(legal.find(action -> IDLE.contains(action.getClass())))
                .getOrElse(() -> legal.find(action -> !(action instanceof Run)).get());
    }

    private Seat opponent(Seat seat) {
        return game(seat).opponentOf(seat);
    }

    /** The game that a player has still to play in this round. */
    private Fixture game(Seat seat) {
        if (state().gameOf(seat).isEmpty()) {
            Seq<Rejection> why = RULES.whyNot(state(), new Play(seat, new Pass(DraftBook.A)));
            throw failure(seat + " has no game to play now: " + why.mkString(" "));
        }
        return state().round().gameOf(seat).get();
    }

    /** The number of the round. */
    public int round() {
        return state().progress().roundNumber();
    }

    /** Who plays whom in this round, in the order of lower seats, and who has the bye: {@code "AD BE C"}. */
    public String pairs() {
        return state().round()
                        .games()
                        .map(game -> "" + game.first() + game.second())
                        .mkString(" ")
                + state().round().bye().map(seat -> " " + seat).getOrElse("");
    }

    /** The points of a player, such as 1½. */
    public String points(Seat seat) {
        return state().progress().points(seat).toString();
    }

    /** Ranks and players, the best first: {@code "1C 1D 3A 4B"}. */
    public String standings() {
        return Standings.of(state().progress())
                .map(each -> each.rank() + "" + each.seat())
                .mkString(" ");
    }

    /** Whether a player is offered to do that now. */
    public boolean offers(TournamentAction action) {
        return RULES.legal(state(), action.seat()).contains(action);
    }

    /** What a seat may know. */
    public TournamentView seenBy(Seat seat) {
        return view(seat);
    }

    /** What a seat was sent since the beginning. */
    public Seq<TournamentEvent> sentTo(Seat seat) {
        return sent(seat);
    }

    /** Both tournaments are the same for that seat, though they differ. */
    public TournamentScene looksTheSame(Seat seat, TournamentScene other) {
        return looksTheSameTo(seat, other);
    }

    /** Exactly these are awaited in their games. */
    public TournamentScene awaits(Seat... seats) {
        Seq<Seat> found = awaited().map(Decision::seat);
        require(found.equals(Array.of(seats)), "awaited are " + found.mkString(", "));
        return await(awaited());
    }

    /** The tournament is over, and these have won it together: after the last round, or because nobody else is left. */
    public TournamentScene isWonBy(String rule, Seat... seats) {
        return isOver(new Outcome(Array.of(seats), rule));
    }
}
