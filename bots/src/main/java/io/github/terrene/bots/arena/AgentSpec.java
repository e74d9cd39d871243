package io.github.terrene.bots.arena;

import io.github.terrene.bots.Level;
import io.github.terrene.bots.Playbook;
import io.github.terrene.bots.agent.Sensible;
import io.github.terrene.bots.agent.Trials;
import io.github.terrene.bots.search.Budget;
import io.github.terrene.bots.search.TreeSearch;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Problem;
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
 * An agent as it is written: {@code greedy}, {@code search:500}. So it can be named on a command line, in a file and on another machine.
 *
 * <pre>{@code
 * Agent<View, Action, Event> agent = AgentSpec.parse("search:500").get().agent(playbook, pool);
 * }</pre>
 */
public sealed interface AgentSpec {
    /** All that can be written, with an explanation of each. */
    Seq<String> ALL = Array.of(
                    "random: anything",
                    "sensible: what players prefer, by chance",
                    "greedy: what looks best at a glance",
                    "trials:4: flat Monte Carlo, each choice tried 4 times before the worse half is dropped",
                    "search:500: tree search with 500 descents a decision",
                    "search:200ms: tree search for so long; plays otherwise on each machine")
            .append(Array.of(Level.values()).map(level -> name(level)).mkString(", ") + ": the levels for people");

    /** How it is written. */
    String text();

    /**
     * An agent of that kind.
     *
     * @param pool the cards it believes each seat to play with
     */
    <S, A, E, V> Agent<V, A, E> agent(Playbook<S, A, E, V> book, CardPool pool);

    /**
     * Reads an agent.
     *
     * @return it, or what is wrong with the text
     */
    static Either<Seq<Problem>, AgentSpec> parse(String text) {
        Matcher parts = Pattern.compile("([a-z]+)(?::([1-9][0-9]{0,8})(ms)?)?").matcher(text.trim());
        Option<AgentSpec> spec = parts.matches()
                ? written(parts.group(1), Option.of(parts.group(2)).map(Integer::parseInt), parts.group(3) != null)
                : Option.none();
        return spec.toEither(() -> Array.of(Problem.at(
                "agent",
                "agent/unknown",
                "there is no agent \"{agent}\". There are:\n{agents}",
                text,
                ALL.map(each -> "  " + each).mkString("\n"))));
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
    enum Plain implements AgentSpec {
        /** Anything. */
        RANDOM,
        /** What players prefer, by chance. */
        SENSIBLE,
        /** What looks best at a glance, as {@link Level#ATTENTIVE}. */
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
     * @param level which
     */
    record ForPeople(Level level) implements AgentSpec {
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
    record Tries(int tries) implements AgentSpec {
        private static final int MOST_DECISIONS = 2_000;

        @Override
        public String text() {
            return "trials:" + tries;
        }

        @Override
        public <S, A, E, V> Agent<V, A, E> agent(Playbook<S, A, E, V> book, CardPool pool) {
            return new Trials<>(book, pool, 1, tries, MOST_DECISIONS);
        }
    }

    /**
     * Tree search of so many descents: the same on each machine.
     *
     * @param descents for each decision
     */
    record Search(int descents) implements AgentSpec {
        @Override
        public String text() {
            return "search:" + descents;
        }

        @Override
        public <S, A, E, V> Agent<V, A, E> agent(Playbook<S, A, E, V> book, CardPool pool) {
            return TreeSearch.of(book, pool, Budget.of(descents));
        }
    }

    /**
     * Tree search for some time.
     *
     * @param millis for each decision
     */
    record SearchFor(int millis) implements AgentSpec {
        @Override
        public String text() {
            return "search:" + millis + "ms";
        }

        @Override
        public <S, A, E, V> Agent<V, A, E> agent(Playbook<S, A, E, V> book, CardPool pool) {
            return TreeSearch.of(book, pool, Budget.of(Duration.ofMillis(millis)));
        }
    }
}
