package io.github.terrene.hobe.game;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.action.ActionKind;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.hobe.card.Deck;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.Play;
import io.github.terrene.hobe.rule.setup.Beginning;
import io.github.terrene.hobe.setup.ConfigCheck;
import io.github.terrene.hobe.setup.GameConfig;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.view.Imagination;
import io.github.terrene.hobe.view.Offer;
import io.github.terrene.hobe.view.ShownGame;
import io.github.terrene.hobe.view.View;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Opening;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.compose.BestOfThree;
import io.github.terrene.kernel.engine.HouseRules;
import io.github.terrene.kernel.engine.Requirement;
import io.github.terrene.kernel.engine.RuledGame;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

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
public final class Hobe extends RuledGame<GameConfig, Game, Action, Event, View, GameNotation> {
    private final Catalogue catalogue;

    private final HouseRules<Game, Action, Event, Play> house;

    private Hobe(Catalogue catalogue, HouseRules<Game, Action, Event, Play> house) {
        super(
                house.rules(),
                game -> new Play(house.rules(), game),
                "HB-7.2",
                new GameNotation(catalogue, house.naming("hobe")));
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
    public Hobe also(String name, ActionKind kind, Requirement<Game, Action> more) {
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
        return BestOfThree.of(this, this::opening, Game::config, Game::table, Table::seenBy, Table.class, "HB-11.9");
    }

    @Override
    @Rule("HB-2.3")
    protected Seq<Problem> faults(GameConfig config) {
        return ConfigCheck.problems(config, catalogue);
    }

    @Override
    protected String asking(@Nullable GameConfig config, String part) {
        return ConfigCheck.asking(part);
    }

    @Override
    protected Opening<Game, Event> opening(GameConfig config) {
        return Beginning.of(config, house.rules());
    }

    @Override
    protected View viewOf(Game game, Seat seat) {
        return View.of(game, seat);
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
    public Event seenBy(Event event, Seat seat) {
        return event.seenBy(seat);
    }

    @Override
    public CardPool pool(GameConfig config) {
        return new CardPool(config.decks().map(Deck::ids));
    }

    @Override
    protected Game imagined(View view, CardPool pool, Rng rng) {
        return Imagination.of(view, catalogue, pool, rng);
    }

    @Override
    public GameForms<GameConfig, Game, Action, Event, View> forms() {
        return notation()
                .<Event, View>forms(Event.class, View.class, ShownGame.class)
                .offering(Offer.class);
    }
}
