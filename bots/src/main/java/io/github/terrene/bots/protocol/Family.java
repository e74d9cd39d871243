package io.github.terrene.bots.protocol;

import io.vavr.collection.HashSet;
import io.vavr.collection.Set;
import java.util.concurrent.TimeUnit;

/**
 * A process and those that it has started. Once it has ended, nobody can tell which ones these are, so they are looked for while it runs.
 */
@NeedsProcesses
final class Family {
    /** How often to look; looking takes a millisecond or two. */
    private static final long EVERY_NANOS = TimeUnit.MILLISECONDS.toNanos(250);

    private static final long DYING_SECONDS = 5;

    private final Process process;
    private Set<ProcessHandle> young = HashSet.empty();
    private long looked = System.nanoTime() - EVERY_NANOS;

    Family(Process process) {
        this.process = process;
    }

    /** The process whose family it is. */
    Process process() {
        return process;
    }

    /** Looks for started processes, unless that was done a moment ago. */
    synchronized void look() {
        if (System.nanoTime() - looked >= EVERY_NANOS) {
            find();
            looked = System.nanoTime();
        }
    }

    private void find() {
        young = young.filter(ProcessHandle::isAlive)
                .addAll(HashSet.ofAll(process.descendants().toList()));
    }

    /** Kills them all, the process itself first, since it could start others in place of those that are gone. */
    synchronized void end() throws InterruptedException {
        find();
        process.destroyForcibly();
        young.addAll(young.flatMap(each -> HashSet.ofAll(each.descendants().toList())))
                .forEach(ProcessHandle::destroyForcibly);
        process.waitFor(DYING_SECONDS, TimeUnit.SECONDS);
    }
}
