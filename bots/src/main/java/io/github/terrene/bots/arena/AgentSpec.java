package io.github.terrene.bots.arena;

import io.github.terrene.bots.Playbook;
import io.github.terrene.bots.agent.Remembering;
import io.github.terrene.bots.agent.Sensible;
import io.github.terrene.bots.agent.Trials;
import io.github.terrene.bots.level.Level;
import io.github.terrene.bots.search.Budget;
import io.github.terrene.bots.search.TreeSearch;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.time.Duration;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A textual description of an agent, such as {@code greedy}, {@code search:500} or {@code program:python3 my_bot.py}, by which it can be named
 * on a command line, in a file and on another machine.
 */
public sealed interface AgentSpec permits AgentSpec.Thinking, ClassSpec, ProgramSpec {
    /** All possible descriptions, with an explanation of each. */
    Seq<String> ALL = Array.of(
                    "random: plays anything",
                    "sensible: plays at random, weighted by what players prefer",
                    "greedy: plays what looks best at a glance",
                    "trials:4: tries each choice 4 times, drops the worse half, and repeats",
                    "search:500: searches a tree, with 500 descents per decision",
                    "search:200ms: searches for 200 ms per decision; no two runs are the same",
                    "program:COMMAND: a program in any language, such as program:python3 my_bot.py; without commas",
                    "class:NAME: a class of yours on the class path, with a public constructor that takes a Playbook and a CardPool, or nothing")
            .append(Array.of(Level.values()).map(level -> name(level)).mkString(", ") + ": the levels for people");

    /** The text of the description. */
    String text();

    /**
     * An agent of this kind for one seat of one game.
     *
     * @param pool the cards that it believes each seat plays with
     * @param place where it sits
     */
    <S, A, E, V> Seated<V, A, E> seated(Playbook<S, A, E, V> book, CardPool pool, Place place);

    /**
     * A seat of a game.
     *
     * @param game the name of the game
     * @param seats the seats of all players
     */
    record Place(String game, Seat seat, Seq<Seat> seats) {}

    /** An agent that thinks for itself, and is the same at every seat. */
    sealed interface Thinking extends AgentSpec {
        /**
         * An agent of this kind for one seat of one game.
         *
         * @param pool the cards that it believes each seat plays with
         */
        <S, A, E, V> Agent<V, A, E> agent(Playbook<S, A, E, V> book, CardPool pool);

        @Override
        default <S, A, E, V> Seated<V, A, E> seated(Playbook<S, A, E, V> book, CardPool pool, Place place) {
            return Seated.of(agent(book, pool));
        }
    }

    /**
     * Reads the description of an agent.
     *
     * @return the description, or what is wrong with the text
     */
    static Either<Seq<Problem>, AgentSpec> parse(String text) {
        String trimmed = text.trim();
        if (trimmed.startsWith(ProgramSpec.KIND)) {
            return ProgramSpec.parse(trimmed);
        } else if (trimmed.startsWith(ClassSpec.KIND)) {
            return ClassSpec.parse(trimmed);
        }
        return built(trimmed);
    }

    private static Either<Seq<Problem>, AgentSpec> built(String text) {
        Matcher parts = Pattern.compile("([a-z]+)(?::([1-9][0-9]{0,8})(ms)?)?").matcher(text);
        Option<AgentSpec> spec = parts.matches()
                ? written(parts.group(1), Option.of(parts.group(2)).map(Integer::parseInt), parts.group(3) != null)
                : Option.none();
        return spec.toEither(() -> Array.of(unknown(text)));
    }

    private static Problem unknown(String text) {
        String kind = text.split(":", 2)[0] + ":";
        Seq<String> numbered = ALL.filter(each -> each.startsWith(kind));
        return numbered.isEmpty()
                ? Problem.at(
                        "agent",
                        "agent/unknown",
                        "there is no agent \"{agent}\". There are:\n{agents}",
                        text,
                        lines(ALL))
                : Problem.at(
                        "agent",
                        "agent/number",
                        "\"{agent}\" needs a number of at least 1:\n{agents}",
                        text,
                        lines(numbered));
    }

    private static String lines(Seq<String> agents) {
        return agents.map(each -> "  " + each).mkString("\n");
    }

    private static Option<AgentSpec> written(String name, Option<Integer> amount, boolean time) {
        if (amount.isEmpty()) {
            return Array.<AgentSpec>of(Plain.values())
                    .appendAll(Array.of(Level.values()).map(ForPeople::new))
                    .find(each -> each.text().equals(name));
        }
        if (name.equals("search")) {
            return Option.some(time ? new SearchFor(amount.get()) : new Search(amount.get()));
        }
        return Option.when(name.equals("trials") && !time, () -> new Tries(amount.get()));
    }

    private static String name(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /** Agents that do not search. */
    enum Plain implements Thinking {
        /** Does anything. */
        RANDOM,
        /** Chooses at random by what players prefer. */
        SENSIBLE,
        /** Does what looks best at a glance, like {@link Level#ATTENTIVE}. */
        GREEDY;

        @Override
        public String text() {
            return AgentSpec.name(this);
        }

        @Override
        public <S, A, E, V> Agent<V, A, E> agent(Playbook<S, A, E, V> book, CardPool pool) {
            return switch (this) {
                case RANDOM -> Sensible.random(book);
                case SENSIBLE -> new Sensible<>(book, pool);
                case GREEDY -> Level.ATTENTIVE.bot(book, pool);
            };
        }
    }

    /**
     * One of the levels for people.
     *
     * @param level the level
     */
    record ForPeople(Level level) implements Thinking {
        @Override
        public String text() {
            return AgentSpec.name(level);
        }

        @Override
        public <S, A, E, V> Agent<V, A, E> agent(Playbook<S, A, E, V> book, CardPool pool) {
            return level.bot(book, pool);
        }
    }

    /**
     * Flat Monte Carlo.
     *
     * @param tries how often each choice is tried before the worse half is dropped
     */
    record Tries(int tries) implements Thinking {
        private static final int MOST_DECISIONS = 2_000;

        @Override
        public String text() {
            return "trials:" + tries;
        }

        @Override
        public <S, A, E, V> Agent<V, A, E> agent(Playbook<S, A, E, V> book, CardPool pool) {
            return Remembering.of(book.rules(), pool, known -> new Trials<>(book, known, 1, tries, MOST_DECISIONS));
        }
    }

    /**
     * Tree search with a number of descents, which plays the same on every machine.
     *
     * @param descents the number of descents for each decision
     */
    record Search(int descents) implements Thinking {
        @Override
        public String text() {
            return "search:" + descents;
        }

        @Override
        public <S, A, E, V> Agent<V, A, E> agent(Playbook<S, A, E, V> book, CardPool pool) {
            return Remembering.of(book.rules(), pool, known -> TreeSearch.of(book, known, Budget.of(descents)));
        }
    }

    /**
     * Tree search with a time limit.
     *
     * @param millis the time for each decision
     */
    record SearchFor(int millis) implements Thinking {
        @Override
        public String text() {
            return "search:" + millis + "ms";
        }

        @Override
        public <S, A, E, V> Agent<V, A, E> agent(Playbook<S, A, E, V> book, CardPool pool) {
            Budget budget = Budget.of(Duration.ofMillis(millis));
            return Remembering.of(book.rules(), pool, known -> TreeSearch.of(book, known, budget));
        }
    }
}
