package io.github.terrene.testkit.law;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.AroundTryHook;
import net.jqwik.api.lifecycle.Lifespan;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;
import net.jqwik.api.lifecycle.Store;
import net.jqwik.api.lifecycle.TryExecutionResult;
import net.jqwik.api.lifecycle.TryExecutor;
import net.jqwik.api.lifecycle.TryLifecycleContext;
import org.jspecify.annotations.Nullable;

/**
 * How often a law is tried: until it has done its share of work and reached enough, or {@value #MOST} times. The share is the same for all
 * laws of all games, so a law that looks at a few values of a small game is tried often, and one that reads thousands of texts of a large
 * game a few times, with other games in each run.
 *
 * <p>Work is counted in bytes that the law allocates: every state, view and event that is made, and every value and text that is written or
 * read, is some. Unlike seconds, they are the same on a slow machine and on a busy one. Where Java does not count them, a law is tried
 * {@value #MOST} times.
 *
 * <p>Enough is reached if the walks of the law have met, besides {@value #LEAST_STATES} states or the end of a game, half of the kinds of
 * actions and prompts that any law of its class has met. A law whose walks have not when all tries are done fails. A law of matches
 * also goes on, for {@value #MATCH_TRIES} tries at most, until {@value #FURTHER} of its walks have come to a further game.
 *
 * <p>The system property {@value #PROPERTY} sets a number of tries instead, for long runs: {@code mvn test -Dterrene.tries=1000}, if Surefire
 * passes it on. So do {@code @Property(tries = ...)} on a property and {@code @PropertyDefaults(tries = ...)} on a class. Every class that
 * implements {@link Laws} has a budget; other properties that play games can use {@code @AddLifecycleHook(Budget.class)}.
 */
public final class Budget implements AroundPropertyHook, AroundTryHook {
    /** The name of the system property. */
    public static final String PROPERTY = "terrene.tries";

    /** How often a law is tried at most. */
    public static final int MOST = 25;

    /** How many states the walks of a law pass through at least, unless they come to the end of a game. */
    static final int LEAST_STATES = 100;

    /** How many walks of a law of matches come to a further game: with one, what goes wrong from one game to the next was often missed. */
    static final int FURTHER = 3;

    /** After how many tries a law of matches stops even if fewer of its walks have come so far. */
    static final int MATCH_TRIES = 8;

    /** The share of work of each law, in bytes. */
    static final long SHARE = 4_000_000;

    /** What the laws of each class have met. A store of jqwik would not do: what a property creates is seen by no other. */
    private static final Map<Class<?>, Reached> KNOWN = new ConcurrentHashMap<>();

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /** For jqwik, which creates it. */
    public Budget() {}

    @Override
    public PropertyExecutionResult aroundProperty(PropertyLifecycleContext property, PropertyExecutor executor) {
        if (property.attributes().tries().isPresent()) {
            return executor.execute();
        }
        @Nullable Integer said = said(System.getProperty(PROPERTY));
        property.attributes().setTries(said == null ? MOST : said);
        Reached known = KNOWN.computeIfAbsent(property.containerClass(), laws -> new Reached());
        Effort effort = effort(known, said == null ? SHARE : Long.MAX_VALUE);
        PropertyExecutionResult result = executor.execute();
        boolean fails = result.status() == PropertyExecutionResult.Status.SUCCESSFUL && !effort.reachedEnough();
        known.add(effort.reached);
        return fails
                ? result.mapToFailed("walks that reach too little: " + effort.reached + "; its class reached " + known)
                : result;
    }

    @Override
    public TryExecutionResult aroundTry(TryLifecycleContext context, TryExecutor executor, List<Object> parameters) {
        long before = allocated();
        TryExecutionResult result = executor.execute(parameters);
        boolean enough = effort(new Reached(), Long.MAX_VALUE).after(allocated() - before);
        return enough && result.isSatisfied() ? TryExecutionResult.satisfied(true) : result;
    }

    /** That of the property under way, with this share if it has none yet. */
    private static Effort effort(Reached known, long share) {
        return Store.getOrCreate(Effort.class, Lifespan.PROPERTY, () -> new Effort(known, share))
                .get();
    }

    /** The bytes that this thread has allocated so far; always 0 where Java does not count them. */
    public static long allocated() {
        return THREADS instanceof com.sun.management.ThreadMXBean counting
                ? counting.getCurrentThreadAllocatedBytes()
                : 0;
    }

    /** What a law has done. */
    private static final class Effort {
        private final Reached known;
        private final long share;
        private final Reached reached = Reached.begin();
        private long done;
        private int tries;

        Effort(Reached known, long share) {
            this.known = known;
            this.share = share;
        }

        /** Whether it is enough after one more try. */
        boolean after(long bytes) {
            done += bytes;
            tries++;
            return done >= share && reachedEnough() && (tries >= MATCH_TRIES || reached.enoughOfMatches());
        }

        boolean reachedEnough() {
            return reached.enough(known);
        }
    }

    /** On a class, it applies to the properties of the class. */
    @Override
    public PropagationMode propagateTo() {
        return PropagationMode.ALL_DESCENDANTS;
    }

    /** A number that is not above zero would try nothing and pass. */
    static @Nullable Integer said(@Nullable String number) {
        if (number != null && !number.matches("[1-9][0-9]{0,8}")) {
            throw new IllegalArgumentException(PROPERTY + " must be a number above zero, not \"" + number + "\"");
        }
        return number == null ? null : Integer.valueOf(number);
    }
}
