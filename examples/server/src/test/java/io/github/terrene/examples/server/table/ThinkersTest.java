package io.github.terrene.examples.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Threads on which bots think are shared fairly, whatever a table asks for. */
@Timeout(20)
class ThinkersTest {
    private static final int LONG = 20;
    private static final int SLOW = 6;

    private final Thinkers thinkers = new Thinkers(1);
    private final List<String> order = Collections.synchronizedList(new ArrayList<>());
    private final CountDownLatch over = new CountDownLatch(5 * SLOW);

    /** A table that thinks for long, and again at once. */
    private void slow(String name, Thinkers.Account account, int times) {
        thinkers.think(account, () -> {
            order.add(name);
            sleep();
            over.countDown();
            if (times > 1) {
                slow(name, account, times - 1);
            }
        });
    }

    private static void sleep() {
        try {
            Thread.sleep(LONG);
        } catch (InterruptedException ended) {
            throw new IllegalStateException(ended);
        }
    }

    @Test
    void aTableThatThinksLittleWaitsForOneDecisionOfOthersAtMost() throws InterruptedException {
        for (int i = 0; i < SLOW; i++) {
            slow("slow", new Thinkers.Account(), 5);
        }
        while (order.size() <= SLOW) { // nobody knows yet who thinks for long
            Thread.sleep(1);
        }
        Thinkers.Account quick = new Thinkers.Account();
        for (int i = 0; i < 5; i++) {
            Thread.sleep(LONG);
            CountDownLatch moved = new CountDownLatch(1);
            int before = order.size();
            thinkers.think(quick, () -> {
                order.add("quick");
                moved.countDown();
            });
            moved.await();
            assertThat(order.subList(before, order.size()).indexOf("quick")).isLessThanOrEqualTo(1);
        }
        over.await();
        thinkers.close(5);
    }

    @Test
    void thoseThatThinkLongTakeTurns() throws InterruptedException {
        for (int i = 0; i < SLOW; i++) {
            slow(String.valueOf(i), new Thinkers.Account(), 5);
        }
        over.await();
        for (int round = 0; round < 5; round++) {
            assertThat(order.subList(round * SLOW, (round + 1) * SLOW)).doesNotHaveDuplicates();
        }
        thinkers.close(5);
    }
}
