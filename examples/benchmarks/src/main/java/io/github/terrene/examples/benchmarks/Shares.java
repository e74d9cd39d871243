package io.github.terrene.examples.benchmarks;

import com.sun.management.ThreadMXBean;
import io.github.terrene.examples.benchmarks.play.OdysseyPlay;
import io.github.terrene.examples.benchmarks.play.RulesPlay;
import io.github.terrene.examples.benchmarks.play.Uniform;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Opening;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.game.PlayStyles;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Seq;
import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Locale;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * Prints what each kind of call costs in random play with real decks, uniform and sensible, every call measured by itself. The slowest
 * calls are left out of the times, so that noise counts little; bytes are nearly the same in every run.
 */
public final class Shares {
    private static final int WARM_UP_GAMES = 30_000;
    private static final int GAMES = 4000;
    private static final int RARE = 200;
    private static final int SLOWEST = 50;
    private static final RulesPlay<GameConfig, Game, Action, Event, View> PLAY = OdysseyPlay.realDecks();
    private static final Rules<GameConfig, Game, Action, Event, View> RULES = PLAY.rules();
    private static final Opening<Game, Event> OPENING =
            RULES.open(PLAY.config()).get();
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final TreeMap<String, Calls> calls = new TreeMap<>();
    private long decisions;

    private final Policy<? super Game, ? super Action> policy;

    private Shares(Policy<? super Game, ? super Action> policy) {
        this.policy = policy;
    }

    /** Takes no arguments. */
    public static void main(String[] arguments) {
        line("Uniform play:");
        new Shares(new Uniform<>(RULES)).measure();
        line("%nSensible play:");
        new Shares(PlayStyles.SENSIBLE).measure();
    }

    private void measure() {
        play(WARM_UP_GAMES);
        calls.clear();
        decisions = 0;
        play(GAMES);
        print();
    }

    private void play(int games) {
        for (int seed = 0; seed < games; seed++) {
            int number = seed;
            Game game = measured("start", () -> OPENING.start(number).state());
            Dice dice = Rng.of(seed).split(1).dice();
            while (RULES.outcome(game).isEmpty()) {
                game = step(game, dice);
            }
        }
    }

    private Game step(Game game, Dice dice) {
        Seat seat = measured("deciders", () -> RULES.deciders(game).head());
        String about = game.prompt() == null ? "" : game.prompt().key();
        Seq<Action> legal = measured("legal, " + about, () -> RULES.legal(game, seat));
        decisions += legal.size() > 1 ? 1 : 0;
        Action chosen = policy.choose(game, legal, dice);
        String kind = chosen.getClass()
                .getSimpleName()
                .replaceAll("(?<=[a-z])(?=[A-Z])", " ")
                .toLowerCase(Locale.ROOT);
        return measured("apply, " + kind, () -> RULES.apply(game, chosen).get().state());
    }

    private <T> T measured(String name, Supplier<T> call) {
        Calls same = calls.computeIfAbsent(name, any -> new Calls());
        long bytes = THREADS.getCurrentThreadAllocatedBytes();
        long nanos = System.nanoTime();
        T result = call.get();
        nanos = System.nanoTime() - nanos;
        same.add(nanos, THREADS.getCurrentThreadAllocatedBytes() - bytes);
        return result;
    }

    /** Puts the rare ones together: what they take by themselves is noise. */
    private void gatherRare() {
        Calls rare = new Calls();
        calls.values().removeIf(each -> each.size < decisions / RARE && rare.addAll(each));
        calls.put("all that is rarer", rare);
    }

    private void print() {
        gatherRare();
        double nanos = calls.values().stream().mapToDouble(Calls::nanos).sum();
        double bytes = calls.values().stream().mapToDouble(Calls::bytes).sum();
        line("%-28s%14s%10s%10s%10s%10s", "", "calls a", "ns a", "share of", "bytes a", "share of");
        line("%-28s%14s%10s%10s%10s%10s", "", "decision", "call", "time", "call", "bytes");
        calls.entrySet().stream()
                .sorted((a, b) ->
                        Double.compare(b.getValue().nanos(), a.getValue().nanos()))
                .forEach(each -> line(
                        "%-28s%14.3f%10.0f%9.1f%%%10.0f%9.1f%%",
                        each.getKey(),
                        (double) each.getValue().size / decisions,
                        each.getValue().meanNanos(),
                        100 * each.getValue().nanos() / nanos,
                        each.getValue().bytes() / each.getValue().size,
                        100 * each.getValue().bytes() / bytes));
        line("%-28s%14s%10.0f%10s%10.0f", "all, a decision", "", nanos / decisions, "", bytes / decisions);
    }

    private static void line(String format, Object... values) {
        System.out.println(String.format(Locale.ROOT, format, values).stripTrailing());
    }

    /** The calls of one name. */
    private static final class Calls {
        private long[] nanos = new long[1024];
        private int size;
        private long bytes;

        void add(long time, long allocated) {
            if (size == nanos.length) {
                nanos = Arrays.copyOf(nanos, 2 * size);
            }
            nanos[size++] = time;
            bytes += allocated;
        }

        boolean addAll(Calls more) {
            for (int i = 0; i < more.size; i++) {
                add(more.nanos[i], 0);
            }
            bytes += more.bytes;
            return true;
        }

        /** The mean without the slowest fiftieth, where another program had the processor in between. */
        double meanNanos() {
            long[] sorted = Arrays.copyOf(nanos, size);
            Arrays.sort(sorted);
            return Arrays.stream(sorted, 0, Math.max(1, size - size / SLOWEST))
                    .average()
                    .orElse(0);
        }

        double nanos() {
            return meanNanos() * size;
        }

        double bytes() {
            return bytes;
        }
    }
}
