package io.github.terrene.odyssey.match;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Opening;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.ConfigForm;
import io.github.terrene.kernel.compose.Series;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.odyssey.CardForms;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.event.EndEvent.FaceDownRevealed;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Setting;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.table.Team;
import io.github.terrene.odyssey.view.Imagination;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import org.jspecify.annotations.Nullable;

/** A series of games. Who goes first is decided anew in each (2.7). */
@Rule("TO-2.7")
record OdysseySeries(TerreneOdyssey game) implements Series<MatchConfig, GameConfig, Game, Action, Event, View, Table> {
    @Override
    @Rule("TO-2.5")
    public String wonBy() {
        return "TO-2.5";
    }

    @Override
    @Rule("TO-2.8")
    public String endedBy() {
        return "TO-2.8";
    }

    @Override
    public GameConfig config(MatchConfig match, Array<Seat> advantaged) {
        return match.game(advantaged);
    }

    @Override
    public Opening<Game, Event> opening(GameConfig config) {
        return game.opening(config);
    }

    @Override
    @Rule({"TO-2.5", "TO-2.10"})
    public Seq<Problem> problems(@Nullable MatchConfig config) {
        return config == null
                ? Array.of(Problem.at("configuration", "TO-2.5/absent", "is missing"))
                : game.problems(config.game(Array.empty()));
    }

    @Override
    @Rule("TO-2.9")
    public Array<Seat> advantaged(Game state) {
        return state.setting().extraDraws();
    }

    /** The player who Ran, and the rest of that player's team. */
    @Override
    @Rule({"TO-2.9", "TO-13.17"})
    public Array<Seat> advantagedAfter(Game state, Outcome outcome) {
        Table table = state.table();
        Array<Seat> before = table.teams().filter(Team::ran).flatMap(Team::seats);
        return outcome.rule().equals("TO-10.3")
                ? before.appendAll(table.order().filter(table::plays).reject(outcome::wonBy))
                        .sorted()
                : before.sorted();
    }

    @Override
    public String advantage() {
        return "extraDraws";
    }

    @Override
    @Rule("TO-2.6")
    public Seq<Event> between(Game state) {
        return Array.of(FaceDownRevealed.on(state.table()));
    }

    @Override
    public Array<Array<Seat>> teams(Game state) {
        return state.setting().format().teams();
    }

    @Override
    public Table table(Game state) {
        return state.table();
    }

    @Override
    public Class<Table> tables() {
        return Table.class;
    }

    @Override
    public Form<MatchConfig> configForm() {
        return game.forms().types().of(MatchConfig.class);
    }

    /** The games to come are played with the decks of the pool, filled up with any cards if the pool has too few. */
    @Override
    public MatchConfig imagined(Game state, CardPool pool, Rng rng) {
        Setting setting = state.setting();
        Array<Deck> decks = setting.format()
                .seats()
                .map(seat -> Imagination.deck(
                        setting,
                        game.book().catalogue(),
                        game.deckRules(),
                        pool.of(seat),
                        rng.split(2 + seat.index())));
        return new MatchConfig(setting.options(), decks);
    }

    @Override
    public String writeConfig(MatchConfig config) {
        return configs().write(config);
    }

    @Override
    public Either<Problem, MatchConfig> readConfig(String text) {
        return configs().read(text);
    }

    private ConfigForm<MatchConfig> configs() {
        return new ConfigForm<>(
                game.notation().types(),
                MatchConfig.class,
                CardForms.PRINTED.of(Card.class),
                config -> game.book().catalogue().playedWith(config.decks()));
    }

    @Override
    public String origin(MatchConfig config) {
        return game.notation().canonical().write(MatchConfig.class, config);
    }
}
