package io.github.terrene.bots.protocol;

import java.io.IOException;
import java.util.LinkedHashSet;
import java.util.Set;

/** The programs that are running: none outlives this one, not even one that is being started while this one ends. */
final class Running {
    private static final Set<Family> FAMILIES = new LinkedHashSet<>();

    private static boolean over;

    static {
        try {
            Runtime.getRuntime().addShutdownHook(new Thread(Running::end, "end of programs"));
        } catch (IllegalStateException ending) {
            over = true;
        }
    }

    private Running() {}

    /**
     * Starts a process.
     *
     * @throws IOException if it cannot be started, or this program is ending
     */
    static synchronized Family start(ProcessBuilder process) throws IOException {
        if (over) {
            throw new IOException("this program is ending");
        }
        Family family = new Family(process.start());
        FAMILIES.add(family);
        return family;
    }

    /** Forgets a process that has ended. */
    static synchronized void forget(Family family) {
        FAMILIES.remove(family);
    }

    /** Ends all processes, and starts none any more. */
    static synchronized void end() {
        over = true;
        FAMILIES.forEach(Running::kill);
    }

    private static void kill(Family family) {
        try {
            family.end();
        } catch (InterruptedException interruption) {
            Thread.currentThread().interrupt();
        }
    }
}
