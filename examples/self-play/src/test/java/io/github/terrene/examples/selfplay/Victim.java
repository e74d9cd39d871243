package io.github.terrene.examples.selfplay;

import io.github.terrene.bots.Playbook;
import io.github.terrene.bots.agent.Sensible;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.play.Agent;
import io.vavr.collection.Seq;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;

/**
 * Plays sensibly. Where {@value #FILE} names a file that does not exist, the first of all workers that plays its {@value #DECISIONS}th
 * decision writes its process there and waits to be killed.
 */
public final class Victim<S, A, E, V> implements Agent<V, A, E> {
    static final String FILE = "self-play.victim";

    private static final int DECISIONS = 5;

    private final Agent<V, A, E> sensible;
    private int decisions;

    /** Made anew for each game. */
    public Victim(Playbook<S, A, E, V> book, CardPool pool) {
        sensible = new Sensible<>(book, pool);
    }

    @Override
    public A decide(V view, Seq<A> legal, Rng rng) {
        decisions++;
        String file = System.getProperty(FILE);
        if (decisions == DECISIONS && file != null && !Files.exists(Path.of(file))) {
            offer(Path.of(file));
        }
        return sensible.decide(view, legal, rng);
    }

    private static void offer(Path file) {
        try {
            Path own = Files.writeString(
                    file.resolveSibling("worker-" + ProcessHandle.current().pid()),
                    "" + ProcessHandle.current().pid());
            Files.createLink(file, own); // only one can
            new CountDownLatch(1).await();
        } catch (FileAlreadyExistsException another) {
            return;
        } catch (IOException failure) {
            throw new UncheckedIOException(failure);
        } catch (InterruptedException stopped) {
            throw new IllegalStateException(stopped);
        }
    }
}
