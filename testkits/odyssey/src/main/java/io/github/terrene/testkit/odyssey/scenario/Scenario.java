package io.github.terrene.testkit.odyssey.scenario;

import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Activate;
import io.github.terrene.odyssey.action.Choose;
import io.github.terrene.odyssey.action.Pass;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.saved.DeckInvariants;
import io.github.terrene.odyssey.setup.DeckRules;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.view.View;
import io.github.terrene.testkit.law.Tables;
import io.github.terrene.testkit.script.Script;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Predicate;

/**
 * A scenario: a table, what is done, the table afterwards.
 *
 * <p>Nobody responds unless the scenario says so: before a deed that is not a response, and before {@link #then}, all who could respond
 * pass. {@link #awaits}, {@link #refuses} and {@link #meanwhile} check the game as it is. Every scenario ends by saying who is awaited, or
 * who has won; a decision that nobody thought of makes it fail there.
 *
 * <p>Each step is checked: an accepted action is listed as legal, the events lead from table to table for everybody who is sent them, and
 * the game is the same after it is saved and loaded.
 */
public final class Scenario extends Script<GameConfig, Game, Action, Event, View, Scenario> {
    private static final String RESPONSE = "response";
    private static final String ABILITY = "ability";
    private static final int SEEDS = 100_000;
    private static final int MOST_CARDS = 10_000;

    /** The cards on a table made by hand are of no deck that could be built. */
    private static final DeckRules ANY_DECKS = new DeckRules(0, MOST_CARDS, MOST_CARDS, MOST_CARDS, MOST_CARDS, 0);

    private final TerreneOdyssey rules;
    private final TerreneOdyssey withAnyDecks;
    private final Array<Deck> decks;

    private Scenario(TerreneOdyssey rules, Game game, Names names) {
        super(rules, Tables.folding(Game::table, View::table), table -> Drawing.of(table, names), names::of);
        this.rules = rules;
        this.withAnyDecks = TerreneOdyssey.of(rules.book(), ANY_DECKS);
        this.decks = Array.ofAll(rules.seats(game))
                .map(seat -> new Deck(seat.toString(), DeckInvariants.cards(rules.zones(), game.table(), seat)));
        begin(game);
    }

    private Scenario(Scenario other) {
        super(other);
        this.rules = other.rules;
        this.withAnyDecks = other.withAnyDecks;
        this.decks = other.decks;
    }

    /** A scenario that starts from any game. */
    public static Scenario from(TerreneOdyssey rules, Game game) {
        return new Scenario(rules, game, Names.NONE);
    }

    /** A scenario that starts from a table. */
    public static Scenario from(TableBuilder table) {
        return new Scenario(table.rules(), table.game(), table.names());
    }

    /**
     * A scenario that starts with the choice of the starting parties.
     *
     * @throws IllegalArgumentException if the configuration is refused
     */
    public static Scenario begin(TerreneOdyssey rules, GameConfig config, long seed) {
        Step<Game, Event> start = rules.start(config, seed)
                .getOrElseThrow(problems -> new IllegalArgumentException(problems.mkString("\n")));
        return from(rules, start.state());
    }

    @Override
    protected Scenario self() {
        return this;
    }

    /** With the cards that everybody had at the beginning; none if there are more Characters of SP 3 or more than an edition allows. */
    @Override
    protected Option<GameConfig> config(Game game) {
        GameConfig config =
                new GameConfig(game.setting().options(), decks, game.setting().extraDraws());
        return Option.when(withAnyDecks.problems(config).isEmpty(), config);
    }

    @Override
    protected boolean isChoice(Action action) {
        return action instanceof Choose;
    }

    @Override
    protected Notation<GameConfig, Game, Action> saving() {
        return withAnyDecks.notation();
    }

    /** Another scenario that continues from here and does not affect this one. */
    public Scenario fork() {
        return new Scenario(this);
    }

    /** Players do these things. */
    public Scenario when(Act... deeds) {
        for (Act deed : deeds) {
            letPassBefore(deed);
            carryOut(deed);
        }
        return this;
    }

    /** A player does this, with chance that makes the events fit. */
    public Scenario whenByLuck(Act deed, Predicate<Seq<Event>> like) {
        letPassBefore(deed);
        Seq<Action> actions = deed.actions(scene());
        for (int seed = 0; seed < SEEDS; seed++) {
            Game lucky = new Game(game().setting(), game().table(), game().agenda(), Rng.of(seed));
            if (rules.applyAll(lucky, actions).exists(step -> like.test(step.events()))) {
                putInPlace(lucky);
                carryOut(deed);
                return this;
            }
        }
        throw failure("with none of " + SEEDS + " seeds it happened so that " + deed);
    }

    /** A player does this, and to another player everything looks as before: the view is the same, and no event was sent. */
    public Scenario whenUnseenBy(Player other, Act deed) {
        View before = view(other.seat());
        int known = events().size();
        when(deed);
        require(before.equals(view(other.seat())), other + "'s view changed when " + deed);
        require(events().size() == known, other + " was sent " + events().drop(known) + " when " + deed);
        return this;
    }

    private void letPassBefore(Act deed) {
        while (awaited().exists(decision -> decision.prompt().equals(RESPONSE))) {
            Action first = deed.actions(scene()).head();
            boolean answer = first instanceof Activate
                    && awaited().exists(decision -> decision.seat().equals(first.seat()));
            if (answer || rules.whyNot(game(), first).isEmpty()) {
                return;
            }
            pass();
        }
    }

    private void carryOut(Act deed) {
        perform(deed.toString(), deed.actions(scene()));
    }

    private void pass() {
        Seat seat = awaited().head().seat();
        perform("(" + name(seat) + " passes)", new Pass(seat));
    }

    /** All who could respond pass. */
    public Scenario nobodyResponds() {
        while (awaited().exists(decision -> decision.prompt().equals(RESPONSE))) {
            pass();
        }
        return this;
    }

    /** All who could respond pass, and all who could use an ability that waits. */
    public Scenario everybodyPasses() {
        while (awaited()
                .exists(decision ->
                        decision.prompt().equals(RESPONSE) || decision.prompt().equals(ABILITY))) {
            pass();
        }
        return this;
    }

    /** Nobody responds; then expects these facts on the table. */
    public Scenario then(Fact... facts) {
        nobodyResponds();
        return meanwhile(facts);
    }

    /** Expects these facts on the table at this moment, even while responses are open. */
    public Scenario meanwhile(Fact... facts) {
        expect("not as expected", game().table(), facts);
        return this;
    }

    /** What a player sees. */
    public Sight seenBy(Player player) {
        return new Sight(this, player, view(player.seat()), sent(player.seat()));
    }

    /** Expects that it would be legal at this moment; nothing is done. */
    public Scenario allows(Act... deeds) {
        for (Act deed : deeds) {
            allow(deed.toString(), deed.actions(scene()));
        }
        return this;
    }

    /**
     * Expects that it is refused at this moment, with all of these keys among the reasons, and that nothing is changed.
     *
     * @param keys one or more, such as {@code "TO-5.1/hidden-attacker"}
     */
    public Scenario refuses(Act deed, String... keys) {
        return refuse(deed.toString(), deed.actions(scene()), keys);
    }

    /** This player, and nobody else, has to decide about that now: one of the two ends of a scenario. */
    public Scenario awaits(Player player, String prompt) {
        return awaits(new Players(Array.of(player)), prompt);
    }

    /** All of these, and nobody else, have to decide about that now, at the same time. */
    public Scenario awaits(Players players, String prompt) {
        if (prompt == null) {
            throw new IllegalArgumentException(
                    "say what is awaited of " + players.all().mkString(" and ") + ", as in awaits("
                            + players.all().head() + ", \"action\")");
        }
        return await(players.decisions(prompt));
    }

    /** The game is over, won by this player's team by that rule: the other end of a scenario. */
    public Scenario isWonBy(Player player, String rule) {
        return isOver(new Outcome(game().table().team(player.seat()).seats(), rule));
    }

    /** The game is over, drawn by that rule. */
    public Scenario isDrawn(String rule) {
        return isOver(new Outcome(Array.empty(), rule));
    }

    /** The current game, for what the language has no words for. */
    public Game game() {
        return state();
    }

    /** The current game as text, to be edited and {@linkplain #loaded loaded}. */
    public String saved() {
        return saving().writeState(game());
    }

    /**
     * The game that a text stands for, or what is wrong with it, if it is loaded with the cards that everybody had at the beginning. Decks
     * need not be such as may be played.
     */
    public Either<Problem, Game> loaded(String text) {
        return saving().readState(config(game()).getOrElseThrow(() -> failure("these decks cannot be played")), text);
    }

    /** The rules it is played by. */
    public TerreneOdyssey rules() {
        return rules;
    }

    private Scene scene() {
        return new Scene(game(), past().map(Game::table));
    }

    void expect(String head, Table table, Fact... facts) {
        Seq<String> faults = Array.of(facts).flatMap(fact -> fact.faults(table));
        require(faults.isEmpty(), faults.mkString(head + ": ", "\n  ", ""));
    }

    void mustBe(boolean so, String otherwise) {
        require(so, otherwise);
    }

    void mustLookAlike(Player player, Scenario other) {
        looksTheSameTo(player.seat(), other);
    }
}
