package io.github.terrene.testkit.script;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.testkit.law.Tables;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * The story of a game: where it begins, what is done, what is refused, what happened, and who decides now. The scenario language of a game
 * extends this class and adds the game's words for what is done and what lies on the table:
 *
 * <pre>{@code
 * public final class NimStory extends Script<Config, Game, Action, Event, View, NimStory> {
 *     public NimStory(Nim rules, Game game) {
 *         super(rules, Tables.folding(Game::table, View::table), Table::toString, Seat::toString);
 *         begin(game);
 *     }
 *
 *     public NimStory takes(Seat seat, int matches) {
 *         return perform(seat + " takes " + matches, List.of(new Take(seat, matches)));
 *     }
 * }
 * }</pre>
 *
 * <p>Each step is checked: an accepted action is listed as legal, the events lead from table to table for everybody who is sent them,
 * several actions at once have the same result as one by one, and the game is the same after it is saved and loaded. A scenario ends by saying
 * who is awaited, or who has won; a decision that nobody thought of makes it fail there.
 *
 * @param <C> configurations
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 * @param <T> the language itself, which its words return
 */
public abstract class Script<C, S, A, E, V, T extends Script<C, S, A, E, V, T>> {
    private static final int WORLDS = 3;

    private final Rules<C, S, A, E, V> rules;
    private final Watch<S, A, E, V, ?> watch;
    private final Function<Seat, String> names;
    private List<S> states = List.empty();
    private Array<E> events = Array.empty();
    private Option<Step<S, E>> latest = Option.none();
    private List<String> story = List.empty();
    private boolean ended;

    /**
     * An empty story: {@link #begin} comes next.
     *
     * @param <X> tables
     * @param rules the rules
     * @param tables how events make tables
     * @param drawing a table as text, for failures
     * @param names the names of players in failures, by seat
     */
    protected <X> Script(
            Rules<C, S, A, E, V> rules,
            Tables<S, E, V, X> tables,
            Function<X, String> drawing,
            Function<Seat, String> names) {
        this.rules = rules;
        this.watch = new Watch<>(rules, tables, drawing, names);
        this.names = names;
    }

    /** The same so far. */
    protected Script(Script<C, S, A, E, V, T> other) {
        this.rules = other.rules;
        this.watch = other.watch;
        this.names = other.names;
        this.states = other.states;
        this.events = other.events;
        this.latest = other.latest;
        this.story = other.story;
    }

    /** This object. */
    protected abstract T self();

    /** The configuration with which a saved state is loaded again; none if it holds something that no configuration has. */
    protected abstract Option<C> config(S state);

    /** Whether an action is one of the choices that other actions ask for. */
    protected boolean isChoice(A action) {
        return false;
    }

    /** How a state is saved and loaded again: as the rules say, unless they ask for more of a configuration than a scenario can have. */
    protected Notation<C, S, A> saving() {
        return rules.notation();
    }

    /** Begins with that state. */
    protected final T begin(S state) {
        return begin(new Step<>(state, Array.empty(), false));
    }

    /** Begins with a step, whose events belong to the story. */
    protected final T begin(Step<S, E> step) {
        states = List.of(step.state());
        events = Array.ofAll(step.events());
        latest = Option.some(step);
        return self();
    }

    /** Whether it has begun. */
    protected final boolean hasBegun() {
        return !states.isEmpty();
    }

    /**
     * The current state, for what the language has no words for.
     *
     * @throws IllegalStateException if nothing was done or awaited yet: until then there is no state
     */
    public final S state() {
        if (!hasBegun()) {
            throw new IllegalStateException("nothing was done or awaited yet, so there is no state to look at: "
                    + "first say what is done, or who is awaited");
        }
        return states.head();
    }

    /** All events, from the first. */
    public final Array<E> events() {
        return events;
    }

    /** All events of one kind, from the first. */
    public final <K extends E> Array<K> events(Class<K> kind) {
        return events.filter(kind::isInstance).map(kind::cast);
    }

    /** The events of the last thing that was done. */
    public final Array<E> latest() {
        return latest.map(Step::events).toArray().flatMap(all -> all);
    }

    /** Whether the last thing that was done can be taken back. */
    public final boolean undoable() {
        return latest.exists(Step::undoable);
    }

    /** The states before this one, the latest first. */
    protected final List<S> past() {
        return states.tail();
    }

    /** Continues with another state, as if it had always been that one, mostly to change the random generator. */
    protected final void putInPlace(S state) {
        states = states.tail().prepend(state);
    }

    /** Does something that is made of these actions; it fails if one of them is refused, or if something is wrong with a step. */
    protected final T perform(String deed, Seq<A> actions) {
        mustBeAskedFor(deed, actions);
        Either<Seq<Rejection>, Step<S, E>> atOnce = rules.applyAll(state(), actions);
        actions.forEach(action -> perform(deed, action));
        require(
                atOnce.exists(step -> step.state().equals(state())),
                "all at once it leads elsewhere than one after another: " + deed);
        latest = atOnce.toOption();
        story = story.append(deed);
        return self();
    }

    /** Does one small thing that is not worth telling. */
    protected final void perform(String deed, A action) {
        S before = state();
        Step<S, E> step = rules.apply(before, action)
                .getOrElseThrow(why -> failure(deed + ": refused " + action + "\n  "
                        + reasons(deed, why).told("\n  ")));
        Seq<String> faults = watch.faults(before, action, step).appendAll(unlikeWhenLoaded(step.state()));
        states = states.prepend(step.state());
        events = events.appendAll(step.events());
        latest = Option.some(step);
        ended = false;
        require(faults.isEmpty(), deed + ": " + faults.mkString("\n"));
    }

    private Option<String> unlikeWhenLoaded(S state) {
        return config(state).flatMap(config -> new Loading<>(saving()).unlike(config, state));
    }

    /** Expects that these actions would be legal at this moment; nothing is done. */
    protected final T allow(String deed, Seq<A> actions) {
        mustBeAskedFor(deed, actions);
        Either<Seq<Rejection>, Step<S, E>> tried = rules.applyAll(state(), actions);
        tried.swap()
                .forEach(why -> require(
                        false, deed + " should be legal: " + reasons(deed, why).told("; ")));
        return self();
    }

    /** Expects that one of these actions is refused now, with keys such as {@code "HB-6.2/slots-empty"}, and that nothing is changed. */
    protected final T refuse(String deed, Seq<A> actions, String... keys) {
        mustBeAskedFor(deed, actions);
        String before = rules.notation().writeState(state());
        Seq<Rejection> reasons = whyRefused(deed, actions);
        require(rules.applyAll(state(), actions).isLeft(), deed + " is accepted when done at once");
        require(before.equals(rules.notation().writeState(state())), deed + " was refused and changed the game");
        return refusedBy(deed, reasons, keys);
    }

    /** Fails if a deed makes a choice that what it did before does not ask for. */
    private void mustBeAskedFor(String deed, Seq<A> actions) {
        new Surplus<>(rules, this::isChoice)
                .in(state(), actions)
                .forEach(choice -> require(false, deed + ": there is nothing to choose, so leave out " + choice));
    }

    /** Why the first refused action is refused; explaining, listing and applying must agree. */
    private Seq<Rejection> whyRefused(String deed, Seq<A> actions) {
        S so = state();
        for (A action : actions) {
            Seq<Rejection> reasons = rules.whyNot(so, action);
            Either<Seq<Rejection>, Step<S, E>> applied = rules.apply(so, action);
            boolean listed = rules.legal(so, rules.actor(action)).contains(action);
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

    /** Expects that no such event has happened since the beginning. */
    public final T never(Class<? extends E> kind) {
        return happened(0, kind);
    }

    /** Expects that this many such events have happened since the beginning. */
    public final T happened(int times, Class<? extends E> kind) {
        return asExpected(new Course<>(events).unlike(times, kind));
    }

    /** Expects that such events have happened in this order since the beginning, whatever else happened between them. */
    @SafeVarargs
    public final T happenedInOrder(Class<? extends E>... kinds) {
        Array<Class<? extends E>> all = Array.empty();
        for (Class<? extends E> kind : kinds) {
            all = all.append(kind);
        }
        return asExpected(new Course<>(events).unlike(all));
    }

    /** What a seat sees. */
    protected final V view(Seat seat) {
        return rules.view(state(), seat);
    }

    /** What a seat was sent since the beginning. */
    protected final Seq<E> sent(Seat seat) {
        return events.flatMap(event -> rules.told(event, seat));
    }

    /** What a seat knows of hidden cards from what it was sent since the beginning. */
    public final Knowledge remembered(Seat seat) {
        return sent(seat).foldLeft(Knowledge.NONE, rules::remembered);
    }

    /** So many games that look like this one to a seat that uses what it remembers, and knows no deck list. */
    public final Array<S> imagined(Seat seat, int worlds) {
        CardPool pool = CardPool.UNKNOWN.with(remembered(seat));
        return Array.range(0, worlds).map(world -> rules.imagine(view(seat), pool, Rng.of(world)));
    }

    /**
     * Expects that another game looks the same to a seat: its view, also printed and as canonical text, what it was sent, what it may do,
     * what it is told about many actions that it may not do, and what is imagined from its view if the game can be loaded.
     */
    protected final T looksTheSameTo(Seat seat, T other) {
        String who = name(seat);
        Script<C, S, A, E, V, T> another = other;
        Seq<String> sent = sent(seat).map(Object::toString);
        Seq<String> sentToo = other.sent(seat).map(Object::toString);
        Seq<A> tried = new Attempts<>(rules, config(state())).of(seat, states.appendAll(another.states));
        Likeness<S, A, V> likeness =
                new Likeness<>(rules, seat, who, config(state()).isDefined() ? WORLDS : 0);
        likeness.differences(state(), other.state(), tried).forEach(difference -> require(false, difference));
        require(
                sent(seat).equals(other.sent(seat)) && sent.equals(sentToo),
                who + " was sent " + sent + ", and in the other game " + sentToo);
        return self();
    }

    /** Who decides now, and about what. */
    protected final Seq<Decision> awaited() {
        return rules.pending(state());
    }

    /** Expects that these, and nobody else, have to decide now: one of the two ends of a scenario. */
    protected final T await(Seq<Decision> expected) {
        require(
                awaited().corresponds(expected, Decision::equals),
                "awaited should be " + expected.map(this::told).mkString(", ")
                        + new Spelling(states.flatMap(rules::pending).map(Decision::prompt))
                                .note(expected.map(Decision::prompt)));
        require(
                expected.forAll(
                        decision -> !rules.legal(state(), decision.seat()).isEmpty()),
                "who is awaited has nothing to choose from");
        ended = true;
        return self();
    }

    /** Expects that the game is over like that: the other end of a scenario. */
    protected final T isOver(Outcome expected) {
        require(
                rules.outcome(state()).contains(expected),
                "expected " + expected + ", not "
                        + rules.outcome(state()).map(Outcome::toString).getOrElse("a game that goes on"));
        require(awaited().isEmpty(), "the game is over, and yet somebody is awaited");
        ended = true;
        return self();
    }

    /** Whether the scenario has said who is awaited, or who has won, after the last thing that was done. */
    public final boolean ended() {
        return ended;
    }

    /** Fails with these words and the whole story if the condition is false. */
    protected final void require(boolean asItShouldBe, String otherwise) {
        if (!asItShouldBe) {
            throw failure(otherwise);
        }
    }

    /** A failure: what is wrong, what was done, the table, who is awaited and what is legal. */
    protected final AssertionError failure(String what) {
        Seq<A> legal = awaited().flatMap(decision -> rules.legal(state(), decision.seat()));
        return new AssertionError(what
                + (story.isEmpty() ? "\n\n" : story.mkString("\n\n", "; ", "\n\n"))
                + watch.drawn(state())
                + "\nawaited: " + awaited().map(this::told).mkString(", ")
                + rules.outcome(state()).map(outcome -> "\nover: " + outcome).getOrElse("")
                + "\nlegal: " + legal.mkString("\n       "));
    }

    /** Expects that these keys are among the reasons why something is refused. */
    protected final T refusedBy(Object what, Seq<Rejection> why, String... keys) {
        return asExpected(reasons(what, why).unlike(Array.of(keys)));
    }

    /** Expects that something is refused by exactly these keys, a key as often as it is named. */
    protected final T refusedOnlyBy(Object what, Seq<Rejection> why, String... keys) {
        return asExpected(reasons(what, why).unlikeAll(Array.of(keys)));
    }

    /** Expects that something is refused with exactly these sentences, each with its key in parentheses, and with names for seats. */
    protected final T refusedSaying(Object what, Seq<Rejection> why, String... sentences) {
        return asExpected(reasons(what, why).unlikeSentences(Array.of(sentences)));
    }

    private T asExpected(Option<String> fault) {
        fault.forEach(told -> require(false, told));
        return self();
    }

    private Reasons reasons(Object what, Seq<Rejection> why) {
        return new Reasons(what.toString(), why, new FactWords(names));
    }

    /** The name of the player of a seat in failures. */
    protected final String name(Seat seat) {
        return names.apply(seat);
    }

    private String told(Decision decision) {
        return name(decision.seat()) + " about " + decision.prompt();
    }
}
