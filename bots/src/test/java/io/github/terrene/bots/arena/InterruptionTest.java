package io.github.terrene.bots.arena;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class InterruptionTest {
    private static final StackTraceElement BOT = frame("bot.Leaver", "decide");
    private static final StackTraceElement EXIT = frame("java.lang.System", "exit");
    private static final StackTraceElement RUNTIME = frame("java.lang.Runtime", "exit");

    private static StackTraceElement frame(String type, String method) {
        return new StackTraceElement(type, method, null, 1);
    }

    @Test
    void whoeverCalledForTheEndIsNamedWhileTheMachineStartsItsHooks() {
        Array<StackTraceElement> waiting = Array.of(frame("java.lang.Shutdown", "exit"), RUNTIME, EXIT, BOT);
        assertThat(Interruption.exiting(waiting)).containsExactly("bot.Leaver");
        Array<StackTraceElement> starting = waiting.prepend(frame("java.util.IdentityHashMap$KeyIterator", "hasNext"));
        assertThat(Interruption.exiting(starting)).containsExactly("bot.Leaver");
    }

    @Test
    void whoeverOnlyPlaysIsNotNamed() {
        assertThat(Interruption.exiting(Array.of(BOT, frame("java.lang.Thread", "run"))))
                .isEmpty();
    }
}
