package io.github.terrene.terralore.game;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Opening;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.action.Plan;
import io.github.terrene.terralore.card.Catalogue;
import io.github.terrene.terralore.card.Players;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.rule.Beginning;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.PlanCheck;
import io.github.terrene.terralore.rule.Play;
import io.github.terrene.terralore.rule.Prompt;
import io.github.terrene.terralore.rule.RuleBook;
import io.github.terrene.terralore.setup.ConfigCheck;
import io.github.terrene.terralore.setup.Deck;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.view.Imagination;
import io.github.terrene.terralore.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * The rules of Terralore, with the cards of a catalogue.
 *
 * <pre>{@code
 * Terralore rules = Terralore.of(StarterSet.catalogue());
 * GameConfig config = GameConfig.of(Options.standard(), ReadyDecks.TIDE_AND_THORN, ReadyDecks.CANDLE_AND_CLAW);
 * Step<Game, Event> start = rules.start(config, 7).get();
 * Seq<Action> legal = rules.legal(start.state(), Players.SOUTH);
 * }</pre>
 *
 * <p>A bot makes a plan by small choices, as they are listed. An app may hand in a whole {@link Plan} with {@link #handIn}: it amounts to
 * the same actions, {@link Plan#actions}, and these are what a replay holds.
 */
public final class Terralore implements Rules<GameConfig, Game, Action, Event, View> {
    private final Catalogue catalogue;
    private final GameNotation notation;

    private Terralore(Catalogue catalogue) {
        this.catalogue = catalogue;
        this.notation = new GameNotation(catalogue);
    }

    /** The rules with these cards. */
    public static Terralore of(Catalogue catalogue) {
        return new Terralore(catalogue);
    }

    /** The cards. */
    public Catalogue catalogue() {
        return catalogue;
    }

    @Override
    @Rule("TL-2.4")
    public Either<Seq<Problem>, Opening<Game, Event>> open(GameConfig config) {
        @Nullable
        String missing =
                isWhole(config) ? null : notation.canonical().missing(GameConfig.class, config, "configuration");
        Seq<Problem> problems =
                missing == null ? ConfigCheck.problems(config, catalogue) : Array.of(Problem.at(missing, "is missing"));
        return problems.isEmpty() ? Either.right(Beginning.of(config)) : Either.left(problems);
    }

    @Override
    public Seq<Seat> seats(Game game) {
        return Players.BOTH;
    }

    @Override
    public Seq<Decision> pending(Game game) {
        @Nullable Prompt prompt = game.prompt();
        return prompt == null ? Array.empty() : prompt.decisions();
    }

    @Override
    public Seq<Action> legal(Game game, Seat seat) {
        return RuleBook.RULES.legal(game, seat);
    }

    @Override
    public Moves<Game, Action, Event> moves(Game game, Seat seat) {
        return RuleBook.RULES.moves(game, seat, Play::new);
    }

    @Override
    public Seq<Rejection> whyNot(Game game, Action action) {
        @Nullable
        String missing = isWhole(action) ? null : notation.canonical().missing(Action.class, action, "action");
        return missing == null ? RuleBook.RULES.whyNot(game, action) : incomplete(missing);
    }

    private static Seq<Rejection> incomplete(String missing) {
        return Array.of(Rejection.of("TL-3.1", "the action is missing its {part}", "part", missing));
    }

    /** Every rule that forbids a seat to hand in this plan, the lowest number first; none if it is legal. */
    @Rule("TL-6.12")
    public Seq<Rejection> whyNot(Game game, Seat seat, Plan plan) {
        @Nullable String missing = notation.canonical().missing(Plan.class, plan, "plan");
        return missing == null ? PlanCheck.whyNot(game, seat, plan) : incomplete(missing);
    }

    private static boolean isWhole(@Nullable GameConfig config) {
        return config != null && config.whole();
    }

    private static boolean isWhole(@Nullable Action action) {
        return action != null && action.whole();
    }

    @Override
    public Either<Seq<Rejection>, Step<Game, Event>> apply(Game game, Action action) {
        return isWhole(action) ? RuleBook.RULES.apply(game, action, Play::new) : Either.left(whyNot(game, action));
    }

    /**
     * Hands in a whole plan, or refuses it as a whole.
     *
     * <p>It is one step. A program that keeps a {@link io.github.terrene.kernel.play.Timeline}, which holds single moves, should ask {@link
     * #whyNot(Game, Seat, Plan)} and then play {@link Plan#actions} one after another: the resulting state is the same.
     */
    @Rule({"TL-6.2", "TL-6.10"})
    public Either<Seq<Rejection>, Step<Game, Event>> handIn(Game game, Seat seat, Plan plan) {
        Seq<Rejection> rejections = whyNot(game, seat, plan);
        return rejections.isEmpty() ? applyAll(game, plan.actions(seat)) : Either.left(rejections);
    }

    @Override
    public Option<Outcome> outcome(Game game) {
        return game.table().outcome();
    }

    @Override
    public View view(Game game, Seat seat) {
        return View.of(game, seat);
    }

    @Override
    @Rule({"TL-6.2", "TL-12.4", "TL-12.6"})
    public Seq<Seat> awaited(View view) {
        @Nullable Prompt prompt = view.agenda().prompt();
        return prompt == null ? Array.empty() : prompt.seats();
    }

    @Override
    public Event seenBy(Event event, Seat seat) {
        return event.seenBy(seat);
    }

    @Override
    public CardPool pool(GameConfig config) {
        return new CardPool(config.decks().map(Deck::ids));
    }

    @Override
    public Game imagine(View view, CardPool pool, Rng rng) {
        return Imagination.of(view, catalogue, pool, rng);
    }

    @Override
    public Seat actor(Action action) {
        return action.seat();
    }

    @Override
    public boolean concedes(Action action) {
        return RuleBook.RULES.concedes(action);
    }

    @Override
    public GameNotation notation() {
        return notation;
    }
}
