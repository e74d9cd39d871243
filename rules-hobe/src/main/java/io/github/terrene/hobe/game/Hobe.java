package io.github.terrene.hobe.game;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.hobe.card.Players;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.rule.Beginning;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.Play;
import io.github.terrene.hobe.rule.Prompt;
import io.github.terrene.hobe.rule.RuleBook;
import io.github.terrene.hobe.setup.ConfigCheck;
import io.github.terrene.hobe.setup.Deck;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.view.Imagination;
import io.github.terrene.hobe.view.View;
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
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * The rules of Hobe, with the cards of a catalogue.
 *
 * <pre>{@code
 * Hobe rules = Hobe.of(StarterSet.catalogue());
 * GameConfig config = GameConfig.of(Options.standard(), ReadyDecks.LONG_OARS, ReadyDecks.HIGH_WALLS);
 * Step<Game, Event> start = rules.start(config, 7).get();
 * Seq<Action> legal = rules.legal(start.state(), start.state().prompt().seat());
 * }</pre>
 */
public final class Hobe implements Rules<GameConfig, Game, Action, Event, View> {
    private final Catalogue catalogue;
    private final GameNotation notation;

    private Hobe(Catalogue catalogue) {
        this.catalogue = catalogue;
        this.notation = new GameNotation(catalogue);
    }

    /** The rules with these cards. */
    public static Hobe of(Catalogue catalogue) {
        return new Hobe(catalogue);
    }

    /** The cards. */
    public Catalogue catalogue() {
        return catalogue;
    }

    @Override
    @Rule("HB-2.3")
    public Either<Seq<Problem>, Opening<Game, Event>> open(GameConfig config) {
        @Nullable
        String missing = config != null && config.whole()
                ? null
                : notation.canonical().missing(GameConfig.class, config, "configuration");
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
        return prompt == null ? Array.empty() : Array.of(new Decision(prompt.seat(), prompt.key()));
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
        return missing == null
                ? RuleBook.RULES.whyNot(game, action)
                : Array.of(Rejection.of("HB-7.2", "the action is missing its {part}", "part", missing));
    }

    private static boolean isWhole(@Nullable Action action) {
        return action != null && action.whole();
    }

    @Override
    public Either<Seq<Rejection>, Step<Game, Event>> apply(Game game, Action action) {
        return isWhole(action) ? RuleBook.RULES.apply(game, action, Play::new) : Either.left(whyNot(game, action));
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
    @Rule({"HB-12.4", "HB-12.5"})
    public Seq<Seat> awaited(View view) {
        return view.awaited().toArray();
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
