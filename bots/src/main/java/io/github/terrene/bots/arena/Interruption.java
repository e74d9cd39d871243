package io.github.terrene.bots.arena;

import io.github.terrene.bots.protocol.BotProgram;
import io.github.terrene.bots.protocol.NeedsProcesses;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.PrintWriter;

/**
 * Says what has become of the games if the program ends before they do. Anyone who ends it from outside knows, but if an agent ends it, that
 * looks like success.
 *
 * @param err where it is said
 * @param goingOn how the games can be continued
 * @param ifEndedWithin what to do if something within the program has ended it
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
     * The class that called for the end of the program, if the thread with these frames is waiting for it.
     *
     * @param frames the innermost first: within the call, the JVM may be running any class of the JDK
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

    /** Ends this program, along with what it has started, with an exit code, whatever code it was going to end with. */
    @NeedsProcesses
    static final class End {
        private End() {}

        static void now(int code) {
            BotProgram.endAll();
            ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
            Runtime.getRuntime().halt(code);
        }
    }
}
