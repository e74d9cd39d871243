package io.github.terrene.bots.arena;

import io.github.terrene.bots.protocol.NeedsProcesses;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.PrintWriter;

/**
 * Says what has become of games if the program ends before they do. Whoever ends it from outside knows, but an agent that does so looks like
 * a success.
 *
 * @param err where it is said
 * @param goingOn how the games go on
 * @param ifEndedWithin what follows if somebody within the program has ended it
 */
record Interruption(PrintWriter err, String goingOn, Runnable ifEndedWithin) implements Runnable {
    @Override
    public void run() {
        Option<String> who = Array.ofAll(Thread.getAllStackTraces().values())
                .flatMap(frames -> exiting(Array.of(frames)))
                .headOption();
        err.println("\n"
                + who.map(name -> name + " has ended the arena with System.exit. ")
                        .getOrElse("Stopped. ") + goingOn);
        who.forEach(any -> ifEndedWithin.run());
    }

    /**
     * The class that called for the end of the program, if one of these frames waits for it.
     *
     * @param frames of one thread, the innermost first: above the call, what ends the program may be at work in any class of the JDK
     */
    static Option<String> exiting(Array<StackTraceElement> frames) {
        return frames.dropUntil(Interruption::exits)
                .map(StackTraceElement::getClassName)
                .find(name -> !name.startsWith("java.lang.") && !name.startsWith("jdk.internal."));
    }

    private static boolean exits(StackTraceElement frame) {
        return frame.getClassName().equals(Runtime.class.getName())
                && frame.getMethodName().equals("exit");
    }

    /** Ends this program with an exit code, whatever code it was to end with, and what it has started. */
    @NeedsProcesses
    static final class End {
        private End() {}

        static void now(int code) {
            ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
            Runtime.getRuntime().halt(code);
        }
    }
}
