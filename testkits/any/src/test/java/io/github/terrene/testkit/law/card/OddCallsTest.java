package io.github.terrene.testkit.law.card;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.Collections;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class OddCallsTest {
    /** What effects of a game work through that has hardly anything. */
    interface Workbench {
        void hit(Seq<Integer> targets, int points);

        Option<String> ask(@Nullable Seat seat);

        Drawer drawer();
    }

    /** A part of it. */
    interface Drawer {
        void close(@Nullable String key);
    }

    private final ArrayList<@Nullable Object> given = new ArrayList<>();

    private final Workbench workbench = new Workbench() {
        @Override
        public void hit(@Nullable Seq<Integer> targets, int points) {
            given.add(targets);
            given.add(points);
            if (points < 0) {
                throw new IllegalArgumentException("hit: " + points);
            }
        }

        @Override
        public Option<String> ask(@Nullable Seat seat) {
            given.add(seat);
            return Option.none();
        }

        @Override
        public Drawer drawer() {
            return key -> {
                given.add(key);
                Array.of("key").get(key == null ? 1 : 0);
            };
        }
    };

    private OddCalls<Workbench> called() {
        OddCalls<Workbench> calls = OddCalls.of(Workbench.class)
                .with(Integer.class, here -> Array.of(77))
                .through(Drawer.class);
        call(calls);
        return calls;
    }

    private void call(OddCalls<Workbench> calls) {
        for (long seed = 0; seed < 600; seed++) {
            try {
                calls.on(workbench, Rng.of(seed).dice());
            } catch (RuntimeException | AssertionError | StackOverflowError odd) {
                given.add(odd.getClass());
            }
        }
    }

    @Test
    void giveWhatIsAbsentTwiceNegativeTheLargestAndAnothers() {
        called();
        assertThat(given)
                .contains(
                        null,
                        Array.empty(),
                        77,
                        Array.of(77, 77),
                        -1,
                        Integer.MAX_VALUE,
                        Integer.MIN_VALUE,
                        Seat.of(0),
                        Seat.of(5),
                        Seat.ONLOOKER,
                        "",
                        StackOverflowError.class,
                        AssertionError.class);
        assertThat(given).anyMatch(value -> value instanceof Seq<?> all && all.contains(null));
    }

    @Test
    void tellWhatWasTried() {
        OddCalls<Workbench> calls = called();
        assertThat(calls.neverReturned()).isEmpty();
        assertThat(calls.neverRefused()).containsExactly("Workbench.ask(Seat)");
        assertThat(OddCalls.of(Workbench.class).neverReturned())
                .containsExactly("Workbench.ask(Seat)", "Workbench.drawer()", "Workbench.hit(Seq, int)");
    }

    @Test
    void giveMoreOfWhatMakesSenseToMethodsThatAreOnlyToReturn() {
        Array<String> keys = Array.of("Drawer.close(String)");
        OddCalls<Workbench> calls = OddCalls.of(Workbench.class)
                .with(String.class, here -> Array.of("key"))
                .through(Drawer.class);
        calls.seek(keys, Array.empty());
        int careful = keysAmong(calls);
        calls.seek(Array.empty(), keys);
        assertThat(careful).isGreaterThan(2 * keysAmong(calls)).isGreaterThan(300);
    }

    /** How often the drawer is closed with its key. */
    private int keysAmong(OddCalls<Workbench> calls) {
        given.clear();
        call(calls);
        return Collections.frequency(given, "key");
    }

    @Test
    void areTheSameWithTheSameDice() {
        called();
        ArrayList<@Nullable Object> first = new ArrayList<>(given);
        given.clear();
        called();
        assertThat(given).isEqualTo(first);
    }

    @Test
    void stopWhileAnAnswerIsAwaited() {
        OddCalls<Asking> calls = OddCalls.of(Asking.class);
        for (long seed = 0; seed < 200; seed++) {
            given.clear();
            try {
                calls.on(
                        () -> {
                            given.add("asked");
                            return Option.none();
                        },
                        Rng.of(seed).dice());
            } catch (RuntimeException | AssertionError | StackOverflowError odd) {
                continue;
            }
            assertThat(given).containsExactly("asked");
        }
    }

    /** What always waits. */
    interface Asking {
        Option<String> ask();
    }
}
