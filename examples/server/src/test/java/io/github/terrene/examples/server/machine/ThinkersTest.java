package io.github.terrene.examples.server.machine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Threads on which bots think are shared fairly, whatever a table asks for. Time passes only when the test says so. */
@Timeout(20)
class ThinkersTest {
    private static final long LONG = 1_000;
    private static final int SLOW = 6;
    private static final int TIMES = 5;

    private final AtomicLong time = new AtomicLong();
    private final Thinkers thinkers = new Thinkers(1, time::get);
    private final List<String> order = Collections.synchronizedList(new ArrayList<>());
    private final Semaphore thoughts = new Semaphore(0);
    private final CountDownLatch over = new CountDownLatch(TIMES * SLOW);

    private void allThinkLong() {
        for (int i = 0; i < SLOW; i++) {
            slow(String.valueOf(i), new Thinkers.Account(), TIMES);
        }
    }

    /** A table that thinks for long, and again at once. */
    private void slow(String name, Thinkers.Account account, int times) {
        thinkers.think(account, () -> {
            order.add(name);
            thoughts.acquireUninterruptibly();
            time.addAndGet(LONG);
            if (times > 1) {
                slow(name, account, times - 1);
            }
            over.countDown();
        });
    }

    private void begun(int number) throws InterruptedException {
        while (order.size() < number) {
            Thread.sleep(1);
        }
    }

    @Test
    void aTableThatThinksLittleWaitsForOneDecisionOfOthersAtMost() throws InterruptedException {
        allThinkLong();
        thoughts.release(SLOW); // before that, nobody knows who thinks for long
        begun(SLOW + 1);
        Thinkers.Account quick = new Thinkers.Account();
        for (int i = 0; i < TIMES; i++) {
            int before = order.size();
            thinkers.think(quick, () -> order.add("quick"));
            thoughts.release();
            begun(before + 2);
            assertThat(order.get(before)).isEqualTo("quick");
        }
        thoughts.release(TIMES * SLOW);
        over.await();
        thinkers.close(5);
    }

    @Test
    void thoseThatThinkLongTakeTurns() throws InterruptedException {
        allThinkLong();
        thoughts.release(TIMES * SLOW);
        over.await();
        for (int round = 0; round < TIMES; round++) {
            assertThat(order.subList(round * SLOW, (round + 1) * SLOW)).doesNotHaveDuplicates();
        }
        thinkers.close(5);
    }
}
