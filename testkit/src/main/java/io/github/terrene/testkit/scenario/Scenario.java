package io.github.terrene.testkit.scenario;

import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.Fingerprint;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.Activate;
import io.github.terrene.odyssey.action.Pass;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.GameConfig;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.table.Table;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.function.Predicate;

/**
 * A scenario: a table, what is done, the table afterwards.
 *
 * <p>Nobody responds unless the scenario says so: before a deed that is not an answer, and before {@link #then}, all who could
 * respond pass. {@link #awaits}, {@link #refuses} and {@link #meanwhile} look at the game as it stands. Every scenario ends by saying
 * who is awaited, or who has won; a decision that nobody thought of makes it fail there.
 *
 * <p>Each step is watched: an accepted action is listed as legal, the events lead from table to table for everybody who is sent
 * them, and the game is the same when it is saved and loaded.
 */
public final class Scenario {
    private static final String RESPONSE = "response";
    private static final int SEEDS = 100_000;

    private final TerreneOdyssey rules;
    private final Watch watch;
    private Game game;
    private List<Table> past;
    private Array<Event> events;
    private List<String> story;
    private boolean ended;

    private Scenario(TerreneOdyssey rules, Game game, List<Table> past, Array<Event> events, List<String> story) {
        this.rules = rules;
        this.watch = new Watch(rules);
        this.game = game;
        this.past = past;
        this.events = events;
        this.story = story;
    }

    /** A scenario that starts from any game. */
    public static Scenario from(TerreneOdyssey rules, Game game) {
        return new Scenario(rules, game, List.empty(), Array.empty(), List.empty());
    }

    /** A scenario that starts from a table. */
    public static Scenario from(TableBuilder table) {
        return from(table.rules(), table.game());
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

    /** Another scenario that goes on from here, which this one knows nothing of. */
    public Scenario fork() {
        return new Scenario(rules, game, past, events, story);
    }

    /** These things are done. */
    public Scenario when(Deed... deeds) {
        for (Deed deed : deeds) {
            letPassBefore(deed);
            carryOut(deed);
        }
        return this;
    }

    /** It is done, and chance falls so that what happens is like that. */
    public Scenario whenByLuck(Deed deed, Predicate<Seq<Event>> like) {
        letPassBefore(deed);
        Seq<Action> actions = deed.actions(scene());
        for (int seed = 0; seed < SEEDS; seed++) {
            Game lucky = new Game(game.setting(), game.table(), game.agenda(), Rng.of(seed));
            if (rules.applyAll(lucky, actions).exists(step -> like.test(step.events()))) {
                game = lucky;
                carryOut(deed);
                return this;
            }
        }
        throw failure("with none of " + SEEDS + " seeds it happened so that " + deed);
    }

    /** It is done, and to another player everything looks as before: the view is the same, and no event was sent. */
    public Scenario whenUnseenBy(Player other, Deed deed) {
        View before = rules.view(game, other.seat());
        int known = events.size();
        when(deed);
        require(before.equals(rules.view(game, other.seat())), other + "'s view changed when " + deed);
        require(events.size() == known, other + " was sent " + events.drop(known) + " when " + deed);
        return this;
    }

    private void letPassBefore(Deed deed) {
        while (awaited().exists(decision -> decision.prompt().equals(RESPONSE))) {
            Action first = deed.actions(scene()).head();
            boolean answer = first instanceof Activate
                    && awaited().exists(decision -> decision.seat().equals(first.seat()));
            if (answer || rules.whyNot(game, first).isEmpty()) {
                return;
            }
            pass();
        }
    }

    private void carryOut(Deed deed) {
        Seq<Action> actions = deed.actions(scene());
        Either<Seq<Rejection>, Step<Game, Event>> atOnce = rules.applyAll(game, actions);
        actions.forEach(action -> carryOut(deed, action));
        require(
                atOnce.exists(step -> fingerprint(step.state()).equals(fingerprint(game))),
                "all at once it leads elsewhere than one after another: " + deed);
        story = story.append(deed.toString());
    }

    private void carryOut(Deed deed, Action action) {
        Step<Game, Event> step = rules.apply(game, action)
                .getOrElseThrow(
                        rejections -> failure(deed + ": refused " + action + "\n  " + rejections.mkString("\n  ")));
        Seq<String> faults = watch.faults(game, action, step);
        past = past.prepend(game.table());
        game = step.state();
        events = events.appendAll(step.events());
        ended = false;
        require(faults.isEmpty(), deed + ": " + faults.mkString("\n"));
    }

    private void pass() {
        Seat seat = awaited().head().seat();
        carryOut(Deed.of(seat, "(" + seat + " does not respond)", scene -> new Pass(seat)));
    }

    /** All who could respond pass. */
    public Scenario nobodyResponds() {
        while (awaited().exists(decision -> decision.prompt().equals(RESPONSE))) {
            pass();
        }
        return this;
    }

    /** Nobody responds, and then the table is so. */
    public Scenario then(Fact... facts) {
        nobodyResponds();
        return meanwhile(facts);
    }

    /** The table is so at this moment, with responses still open if they are. */
    public Scenario meanwhile(Fact... facts) {
        expect("not as expected", game.table(), facts);
        return this;
    }

    /** What a player sees. */
    public Sight seenBy(Player player) {
        View view = rules.view(game, player.seat());
        return new Sight(this, player, view, events.map(event -> rules.seenBy(event, player.seat())));
    }

    /** Done at this moment it would be legal. */
    public Scenario allows(Deed... deeds) {
        for (Deed deed : deeds) {
            Either<Seq<Rejection>, Step<Game, Event>> tried = rules.applyAll(game, deed.actions(scene()));
            require(tried.isRight(), deed + " should be legal: " + tried.swap().getOrElse(Array.empty()));
        }
        return this;
    }

    /** Done at this moment it is refused, with all of these rules among the reasons, and nothing is changed. */
    public Scenario refuses(Deed deed, String... numbers) {
        Fingerprint before = fingerprint(game);
        Seq<Action> actions = deed.actions(scene());
        Seq<Rejection> reasons = reasons(deed, actions);
        require(rules.applyAll(game, actions).isLeft(), deed + " is accepted when done at once");
        require(before.equals(fingerprint(game)), deed + " was refused and changed the game");
        for (String number : numbers) {
            require(
                    reasons.exists(reason -> reason.rule().equals(number)),
                    deed + " is refused, but not by " + number + ": " + reasons.mkString(" "));
        }
        return this;
    }

    /** Why the first of the actions is refused that is; explaining, listing and applying agree. */
    private Seq<Rejection> reasons(Deed deed, Seq<Action> actions) {
        Game so = game;
        for (Action action : actions) {
            Seq<Rejection> reasons = rules.whyNot(so, action);
            Either<Seq<Rejection>, Step<Game, Event>> applied = rules.apply(so, action);
            boolean listed = rules.legal(so, action.seat()).contains(action);
            require(
                    reasons.isEmpty() == applied.isRight() && listed == applied.isRight(),
                    "listing, explaining and applying do not agree about " + action);
            if (applied.isLeft()) {
                return reasons;
            }
            so = applied.get().state();
        }
        throw failure(deed + " should be refused");
    }

    /** No such event has happened since the scenario began. */
    public Scenario never(Class<? extends Event> kind) {
        return happened(0, kind);
    }

    /** So many such events have happened since the scenario began. */
    public Scenario happened(int times, Class<? extends Event> kind) {
        Seq<Event> found = events.filter(kind::isInstance);
        require(
                found.size() == times,
                kind.getSimpleName() + " happened " + found.size() + " times, not " + times + ": " + found);
        return this;
    }

    /** This player, and nobody else, has to decide about that now: one of the two ends of a scenario. */
    public Scenario awaits(Player player, String prompt) {
        return awaits(prompt, player);
    }

    /** All of these, and nobody else, have to decide about that now, at the same time. */
    public Scenario awaits(String prompt, Player... players) {
        Seq<Decision> expected = Array.of(players).map(player -> new Decision(player.seat(), prompt));
        require(
                awaited().corresponds(expected, Decision::equals),
                "awaited should be " + expected.map(Scenario::told).mkString(", "));
        require(
                expected.forAll(decision -> !rules.legal(game, decision.seat()).isEmpty()),
                "who is awaited has nothing to choose from");
        ended = true;
        return this;
    }

    /** The game is over, won by this player's team by that rule: the other end of a scenario. */
    public Scenario isWonBy(Player player, String rule) {
        return isOver(new Outcome(game.table().team(player.seat()).seats(), rule));
    }

    /** The game is over, drawn by that rule. */
    public Scenario isDrawn(String rule) {
        return isOver(new Outcome(Array.empty(), rule));
    }

    private Scenario isOver(Outcome expected) {
        require(
                rules.outcome(game).contains(expected),
                "expected " + expected + ", not "
                        + rules.outcome(game).map(Outcome::toString).getOrElse("a game that goes on"));
        require(awaited().isEmpty(), "the game is over, and yet somebody is awaited");
        ended = true;
        return this;
    }

    /** Whether the scenario has said who is awaited, or who has won, after the last thing that was done. */
    public boolean ended() {
        return ended;
    }

    /** The game as it stands, for what the language has no words for. */
    public Game game() {
        return game;
    }

    /** The rules it is played by. */
    public TerreneOdyssey rules() {
        return rules;
    }

    /** All that has happened. */
    public Seq<Event> events() {
        return events;
    }

    private Scene scene() {
        return new Scene(game, past);
    }

    private Seq<Decision> awaited() {
        return rules.pending(game);
    }

    private Fingerprint fingerprint(Game one) {
        return Fingerprint.of(rules, one);
    }

    void expect(String head, Table table, Fact... facts) {
        Seq<String> faults = Array.of(facts).flatMap(fact -> fact.faults(table));
        require(faults.isEmpty(), faults.mkString(head + ": ", "\n  ", ""));
    }

    void require(boolean asItShouldBe, String otherwise) {
        if (!asItShouldBe) {
            throw failure(otherwise);
        }
    }

    AssertionError failure(String what) {
        Seq<Action> legal = awaited().flatMap(decision -> rules.legal(game, decision.seat()));
        return new AssertionError(what
                + (story.isEmpty() ? "\n\n" : story.mkString("\n\n", "; ", "\n\n"))
                + Drawing.of(game.table())
                + "\nawaited: " + awaited().map(Scenario::told).mkString(", ")
                + rules.outcome(game).map(outcome -> "\nover: " + outcome).getOrElse("")
                + "\nlegal: " + legal.mkString("\n       "));
    }

    private static String told(Decision decision) {
        return decision.seat() + " about " + decision.prompt();
    }
}
