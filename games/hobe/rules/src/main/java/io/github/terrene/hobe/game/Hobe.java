package io.github.terrene.hobe.game;

import static io.github.terrene.kernel.engine.StrayState.workedOut;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.hobe.card.Deck;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.Play;
import io.github.terrene.hobe.rule.resolve.Ask;
import io.github.terrene.hobe.rule.setup.Beginning;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.view.Offer;
import io.github.terrene.hobe.view.ShownGame;
import io.github.terrene.hobe.view.View;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Opening;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.compose.BestOfThree;
import io.github.terrene.kernel.engine.HouseRules;
import io.github.terrene.kernel.engine.Requirement;
import io.github.terrene.kernel.engine.RuledGame;
import io.github.terrene.kernel.zone.Dealer;
import io.github.terrene.kernel.zone.Pack;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * The rules of Hobe, with the cards of a catalogue.
 *
 * <pre>{@code
 * Hobe rules = Hobe.of(StarterSet.catalogue());
 * GameConfig config = GameConfig.of(Options.standard(), ReadyDecks.BLACK_SHIPS, ReadyDecks.HIGH_WALLS);
 * Step<Game, Event> start = rules.start(config, 7).get();
 * Seq<Action> legal = rules.legal(start.state(), start.state().prompt().seat());
 * }</pre>
 */
public final class Hobe extends RuledGame<GameConfig, Game, Action, Event, View> {
    private final Catalogue catalogue;

    private final HouseRules<Game, Action, Event, Play> house;

    private Hobe(Catalogue catalogue, HouseRules<Game, Action, Event, Play> house) {
        super(
                house.rules(),
                game -> new Play(house.rules(), game),
                "HB-7.2",
                GameNotation.of(catalogue, house.naming("hobe")),
                Event.class,
                View.class);
        this.catalogue = catalogue;
        this.house = house;
    }

    /** The rules with these cards. */
    public static Hobe of(Catalogue catalogue) {
        return new Hobe(catalogue, HouseRules.none(StandardRules.ACTIONS));
    }

    /**
     * The same with a house rule: actions of a kind must meet one more requirement, as {@link HouseRules#also} says. Replays carry its name.
     *
     * @throws IllegalArgumentException if the name is not of the form of {@link HouseRules#NAME}, or another house rule has it; or if anything
     *     is null
     */
    public <K extends Action> Hobe also(String name, Class<K> kind, Requirement<Game, K> more) {
        return new Hobe(catalogue, house.also(name, kind, more));
    }

    /** What carries an action out in that game. */
    @Internal
    public Play begin(Game game) {
        return new Play(house.rules(), game);
    }

    /** The cards. */
    public Catalogue catalogue() {
        return catalogue;
    }

    /** Matches: best of three games with the same decks. A coin decides anew who goes first in each (4.2); a game is never drawn. */
    @Rule({"HB-4.2", "HB-11.9"})
    public BestOfThree<GameConfig, Game, Action, Event, View, Table> match() {
        return BestOfThree.of(this, this::opening, Game::config, Game::table, Table.class, "HB-11.9");
    }

    @Override
    protected Opening<Game, Event> opening(GameConfig config) {
        return Beginning.of(config, house.rules());
    }

    @Override
    protected View unmasked(Game game, Seat seat) {
        return new View(seat, game.options(), game.config().listsKnownTo(seat), game.table(), game.agenda());
    }

    @Override
    public ShownGame shown(View view) {
        return workedOut(view::shown);
    }

    @Override
    @Rule({"HB-12.4", "HB-12.5"})
    public Seq<Seat> awaited(View view) {
        return view.awaited().toArray();
    }

    @Override
    public CardPool pool(GameConfig config) {
        return new CardPool(config.decks().map(Deck::ids));
    }

    @Override
    @Rule({"HB-2.2", "HB-12.3", "HB-12.6"})
    protected Game imagined(View view, CardPool pool, Rng rng) {
        Pack<Card> pack = catalogue.pack(Card.class, view.options()::copiesOf);
        Dealer dealer = Dealer.of(zones(), Array.of(pack), view.lists(), pool);
        Table table = dealer.dealt(Table.class, view.table(), rng.split(0).dice());
        Array<Deck> decks = Players.BOTH.map(seat -> new Deck("imagined", dealer.brought(seat, pack)));
        return Ask.again(new Game(new GameConfig(view.options(), decks), table, view.agenda(), rng.split(1)));
    }

    @Override
    public GameForms<GameConfig, Game, Action, Event, View> forms() {
        return forms(ShownGame.class).offering(Offer.class);
    }
}
