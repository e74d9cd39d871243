package io.github.terrene.carnage.game;

import static io.github.terrene.kernel.engine.StrayState.workedOut;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.carnage.card.DeckList;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.Prompt;
import io.github.terrene.carnage.rule.setup.Beginning;
import io.github.terrene.carnage.setup.GameConfig;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.carnage.view.Imagination;
import io.github.terrene.carnage.view.Offer;
import io.github.terrene.carnage.view.ShownGame;
import io.github.terrene.carnage.view.View;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Opening;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.compose.BestOfThree;
import io.github.terrene.kernel.engine.HouseRules;
import io.github.terrene.kernel.engine.Requirement;
import io.github.terrene.kernel.engine.RuledGame;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * The rules of Carnage, with the cards of a catalogue.
 *
 * <pre>{@code
 * Carnage rules = Carnage.of(StarterSet.catalogue());
 * GameConfig config = GameConfig.of(Options.standard(), ReadyLists.all().get(0), ReadyLists.all().get(2));
 * Step<Game, Event> start = rules.start(config, 7).get();
 * Seq<Action> legal = rules.legal(start.state(), Players.SOUTH);
 * }</pre>
 */
public final class Carnage extends RuledGame<GameConfig, Game, Action, Event, View> {
    private final Catalogue catalogue;

    private final Imagination imagination;

    private final HouseRules<Game, Action, Event, Play> house;

    private Carnage(Catalogue catalogue, HouseRules<Game, Action, Event, Play> house) {
        super(
                house.rules(),
                Play::new,
                "CG-5.5",
                GameNotation.of(catalogue, house.naming("carnage")),
                Event.class,
                View.class);
        this.catalogue = catalogue;
        this.imagination = new Imagination(zones(), catalogue);
        this.house = house;
    }

    /** The rules with these cards. */
    public static Carnage of(Catalogue catalogue) {
        return new Carnage(catalogue, HouseRules.none(StandardRules.ACTIONS));
    }

    /**
     * The same with a house rule: actions of a kind must meet one more requirement, as {@link HouseRules#also} says. Replays carry its name.
     *
     * @throws IllegalArgumentException if the name is not of the form of {@link HouseRules#NAME}, or another house rule has it; or if anything
     *     is null
     */
    public <K extends Action> Carnage also(String name, Class<K> kind, Requirement<Game, K> more) {
        return new Carnage(catalogue, house.also(name, kind, more));
    }

    /** The cards. */
    public Catalogue catalogue() {
        return catalogue;
    }

    /** Matches: best of three games with the same lists. In each, lots are drawn anew for Sword and Diamond (4.9). */
    @Rule({"CG-4.9", "CG-13.9"})
    public BestOfThree<GameConfig, Game, Action, Event, View, Table> match() {
        return BestOfThree.of(this, this::opening, Game::config, Game::table, Table.class, "CG-13.9");
    }

    @Override
    protected Opening<Game, Event> opening(GameConfig config) {
        return Beginning.of(config, catalogue.elements());
    }

    @Override
    protected View unmasked(Game game, Seat seat) {
        return new View(
                seat,
                game.options(),
                Players.has(seat) ? Option.some(game.config().lists().get(seat.index())) : Option.none(),
                game.table(),
                game.tasks());
    }

    @Override
    public ShownGame shown(View view) {
        return workedOut(view::shown);
    }

    @Override
    @Rule({"CG-14.5", "CG-14.6"})
    public Seq<Seat> awaited(View view) {
        return view.prompt().map(Prompt::seats).getOrElse(Array.empty());
    }

    @Override
    public CardPool pool(GameConfig config) {
        return new CardPool(config.lists().map(DeckList::ids));
    }

    @Override
    protected Game imagined(View view, CardPool pool, Rng rng) {
        return imagination.of(view, pool, rng);
    }

    @Override
    public GameForms<GameConfig, Game, Action, Event, View> forms() {
        return forms(ShownGame.class).offering(Offer.class);
    }
}
