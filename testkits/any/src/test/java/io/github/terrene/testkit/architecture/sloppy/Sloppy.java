package io.github.terrene.testkit.architecture.sloppy;

import io.vavr.collection.Array;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import org.assertj.core.api.Assertions;

/** Everything at once. */
public final class Sloppy {
    public static final int[] PIPS = {1, 2, 3};
    static final List<Integer> ROLLED = new ArrayList<>();
    static int games;

    private Sloppy() {}

    static Object roll() throws InterruptedException {
        games++;
        ROLLED.add(PIPS[(int) (Math.random() * PIPS.length)]);
        Thread.sleep(1);
        System.out.println(new HashMap<>());
        Assertions.assertThat(games).isPositive();
        return Array.of(Instant.now());
    }
}
