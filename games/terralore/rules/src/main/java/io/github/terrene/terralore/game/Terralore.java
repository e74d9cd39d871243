package io.github.terrene.terralore.game;

import static io.github.terrene.kernel.engine.StrayState.workedOut;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Opening;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.compose.BestOfThree;
import io.github.terrene.kernel.engine.GamePrompt;
import io.github.terrene.kernel.engine.HouseRules;
import io.github.terrene.kernel.engine.Requirement;
import io.github.terrene.kernel.engine.RuledGame;
import io.github.terrene.kernel.text.Placed;
import io.github.terrene.kernel.zone.Dealer;
import io.github.terrene.kernel.zone.Pack;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.action.Plan;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Catalogue;
import io.github.terrene.terralore.card.Deck;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.Play;
import io.github.terrene.terralore.rule.plan.PlanCheck;
import io.github.terrene.terralore.rule.resolve.Ask;
import io.github.terrene.terralore.rule.setup.Beginning;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.view.Offer;
import io.github.terrene.terralore.view.ShownGame;
import io.github.terrene.terralore.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
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
 * <p>A bot makes a plan in small choices, as they are listed. An app may hand in a whole {@link Plan} with {@link #handIn}: it amounts to
 * the same actions, {@link Plan#actions}, and these are what a replay holds.
 */
public final class Terralore extends RuledGame<GameConfig, Game, Action, Event, View> {
    private final Catalogue catalogue;

    private final HouseRules<Game, Action, Event, Play> house;

    private Terralore(Catalogue catalogue, HouseRules<Game, Action, Event, Play> house) {
        super(
                house.rules(),
                Play::new,
                "TL-3.1",
                GameNotation.of(catalogue, house.naming("terralore")),
                Event.class,
                View.class);
        this.catalogue = catalogue;
        this.house = house;
    }

    /** The rules with these cards. */
    public static Terralore of(Catalogue catalogue) {
        return new Terralore(catalogue, HouseRules.none(StandardRules.ACTIONS));
    }

    /**
     * The same with a house rule: actions of a kind must meet one more requirement, as {@link HouseRules#also} says. Replays carry its name.
     *
     * @throws IllegalArgumentException if the name is not of the form of {@link HouseRules#NAME}, or another house rule has it; or if anything
     *     is null
     */
    public <K extends Action> Terralore also(String name, Class<K> kind, Requirement<Game, K> more) {
        return new Terralore(catalogue, house.also(name, kind, more));
    }

    /** The cards. */
    public Catalogue catalogue() {
        return catalogue;
    }

    /** Matches: best of three games with the same decks. Nobody goes first in a game, as both play at once (4.4). */
    @Rule("TL-11.12")
    public BestOfThree<GameConfig, Game, Action, Event, View, Table> match() {
        return BestOfThree.of(this, this::opening, Game::config, Game::table, Table.class, "TL-11.12");
    }

    @Override
    protected Opening<Game, Event> opening(GameConfig config) {
        return Beginning.of(config);
    }

    /** Every rule that forbids a seat to hand in this plan, the lowest number first; empty if the plan is legal. */
    public Seq<Rejection> whyNot(Game game, Seat seat, Plan plan) {
        return handIn(game, seat, plan).fold(rejections -> rejections, step -> Array.empty());
    }

    /** What is wrong with the plan as a whole. Each of its actions is also checked when it is carried out, as house rules may forbid it. */
    @Rule("TL-6.12")
    private Seq<Rejection> problems(Game game, @Nullable Seat seat, @Nullable Plan plan) {
        if (seat == null) {
            return Array.of(Rejection.of("TL-3.1/no-seat-given", "there is no seat"));
        }
        if (plan == null) {
            return Array.of(Rejection.of("TL-6.12/no-plan", "there is no plan"));
        }
        Array<String> missing = notation().canonical().missing(Plan.class, plan).map(Placed::name);
        return missing.isEmpty()
                ? PlanCheck.whyNot(game, seat, plan)
                : Array.of(Rejection.of("TL-6.12/incomplete-plan", "the plan lacks its {part}", missing.head()));
    }

    /**
     * Hands in a whole plan, or refuses it as a whole.
     *
     * <p>It is one step. A program that keeps a {@link io.github.terrene.kernel.play.Timeline}, which holds single moves, should ask {@link
     * #whyNot(Game, Seat, Plan)} and then play {@link Plan#actions} one after another: the resulting state is the same.
     */
    @Rule({"TL-6.2", "TL-6.10"})
    public Either<Seq<Rejection>, Step<Game, Event>> handIn(Game game, Seat seat, Plan plan) {
        Seq<Rejection> rejections = problems(game, seat, plan);
        return rejections.isEmpty() ? applyAll(game, plan.actions(seat)) : Either.left(rejections);
    }

    @Override
    protected View unmasked(Game game, Seat seat) {
        GameConfig config = game.config();
        return new View(seat, config.options(), config.listsKnownTo(seat), game.table(), game.agenda());
    }

    @Override
    public ShownGame shown(View view) {
        return workedOut(view::shown);
    }

    @Override
    @Rule({"TL-6.2", "TL-12.4", "TL-12.6"})
    public Seq<Seat> awaited(View view) {
        return GamePrompt.seats(view.agenda().prompt());
    }

    @Override
    public CardPool pool(GameConfig config) {
        return new CardPool(config.decks().map(Deck::ids));
    }

    /** Another player's plan is unknown, so in the imagined game it has not been started. */
    @Override
    @Rule({"TL-2.2", "TL-12.2", "TL-12.8"})
    protected Game imagined(View view, CardPool pool, Rng rng) {
        Pack<Card> pack = catalogue.pack(Card.class, card -> 1);
        CardPool known = pool.with(Ask.shownIn(view.agenda(), pool.known()));
        Dealer dealer = Dealer.of(zones(), Array.of(pack), view.lists(), known);
        Table table = dealer.dealt(Table.class, view.table(), rng.split(0).dice());
        Array<Deck> decks = Players.BOTH.map(seat -> new Deck("imagined", dealer.brought(seat, pack)));
        return Ask.again(new Game(new GameConfig(view.options(), decks), table, view.agenda(), rng.split(1)));
    }

    @Override
    public GameForms<GameConfig, Game, Action, Event, View> forms() {
        return forms(ShownGame.class).offering(Offer.class);
    }
}
