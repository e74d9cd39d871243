package io.github.terrene.odyssey.game;

import static io.github.terrene.kernel.engine.StrayState.workedOut;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Opening;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.engine.GamePrompt;
import io.github.terrene.kernel.engine.RuledGame;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.rule.Agenda;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.RuleBook;
import io.github.terrene.odyssey.rule.setup.ChooseParty;
import io.github.terrene.odyssey.setup.ConfigCheck;
import io.github.terrene.odyssey.setup.DeckRules;
import io.github.terrene.odyssey.setup.Format;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.setup.Setting;
import io.github.terrene.odyssey.table.Pile;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.Team;
import io.github.terrene.odyssey.view.Imagination;
import io.github.terrene.odyssey.view.Offer;
import io.github.terrene.odyssey.view.ShownGame;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;

/**
 * The rules of one game of Terrene Odyssey, in a format, with the cards of a catalogue.
 *
 * <pre>{@code
 * TerreneOdyssey rules = TerreneOdyssey.duel(catalogue);
 * Step<Game, Event> start = rules.start(GameConfig.of(Options.standard(), one, other), 7).get();
 * Seq<Action> legal = rules.legal(start.state(), Seat.of(0));
 * }</pre>
 */
public final class TerreneOdyssey extends RuledGame<GameConfig, Game, Action, Event, View> {
    private final RuleBook book;
    private final DeckRules deckRules;

    private TerreneOdyssey(RuleBook book, DeckRules deckRules) {
        super(book.actions(), book::begin, "TO-4.20", GameNotation.of(book, deckRules), Event.class, View.class);
        this.book = book;
        this.deckRules = deckRules;
    }

    /** The duel: one against one. */
    public static TerreneOdyssey duel(Catalogue catalogue) {
        return of(StandardRules.of(Format.DUEL, catalogue), DeckRules.CONSTRUCTED);
    }

    /** The rules of another format. */
    public static TerreneOdyssey of(RuleBook book, DeckRules deckRules) {
        return new TerreneOdyssey(book, deckRules);
    }

    /** The rules in force. */
    public RuleBook book() {
        return book;
    }

    /** The rules for building decks. */
    public DeckRules deckRules() {
        return deckRules;
    }

    /** Everything wrong with options, regardless of the decks. */
    public Seq<Problem> problems(Options options) {
        return ConfigCheck.problems(book.format(), options);
    }

    /**
     * An opening for a configuration that is known to be valid. Its games are equal until something is drawn at random. That happens at the
     * start if nobody has a party to choose.
     */
    @Override
    @Internal
    @Rule("TO-14.19")
    public Opening<Game, Event> opening(GameConfig config) {
        Setting setting = setting(config);
        Table table = tableBefore(config);
        ChooseParty choose = ChooseParty.of(table.sides(), setting);
        Agenda agenda = new Agenda(List.of(choose), Array.empty(), Array.empty(), Array.empty());
        return choose.complete()
                ? seed -> choose.begin(new Play(book, new Game(setting, table, agenda, Rng.of(seed))))
                : seed -> new Step<>(new Game(setting, table, agenda, Rng.of(seed)), Array.empty(), false);
    }

    private Setting setting(GameConfig config) {
        return new Setting(book.format(), config.options(), config.extraDraws());
    }

    /** The table before the events of the start, if there are any. */
    @Internal
    public Table tableBefore(GameConfig config) {
        Format format = book.format();
        Setting setting = setting(config);
        Array<Side> sides = format.seats()
                .map(seat -> Side.before(
                        seat,
                        setting.insiders(seat),
                        Pile.of(config.decks().get(seat.index()).cards())));
        Array<Team> teams = format.teams().map(seats -> new Team(seats.sorted(), format.hp(), format.hp()));
        return Table.before(sides, teams);
    }

    @Override
    protected View unmasked(Game game, Seat seat) {
        return new View(seat, game.setting(), game.table(), game.agenda().knownTo(seat, game.table()));
    }

    @Override
    public ShownGame shown(View view) {
        return workedOut(view::shown);
    }

    @Override
    @Rule({"TO-3.7", "TO-11.6"})
    public Seq<Seat> awaited(View view) {
        return GamePrompt.seats(
                view.table().outcome().isDefined() ? null : view.agenda().prompt());
    }

    @Override
    public CardPool pool(GameConfig config) {
        return Deck.pool(config.decks());
    }

    @Override
    protected Game imagined(View view, CardPool pool, Rng rng) {
        return Imagination.of(view, book.catalogue(), deckRules, pool, rng);
    }

    @Override
    public GameForms<GameConfig, Game, Action, Event, View> forms() {
        return forms(ShownGame.class).offering(Offer.class);
    }
}
