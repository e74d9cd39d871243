package io.github.terrene.bots.arena;

import io.github.terrene.bots.arena.result.Fixture;
import io.github.terrene.kernel.play.AgentFailure;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** Says of each agent why it failed for the first time: whoever has mistyped a command need not wait for hundreds of lost games. */
final class Failures implements BiConsumer<Fixture, AgentFailure> {
    private final Consumer<String> lines;
    private final String command;
    private final Set<String> told = ConcurrentHashMap.newKeySet();

    /**
     * Nobody has failed yet.
     *
     * @param command which plays the same games again
     */
    Failures(Consumer<String> lines, String command) {
        this.lines = lines;
        this.command = command;
    }

    @Override
    public void accept(Fixture fixture, AgentFailure failure) {
        String agent = fixture.agents().get(failure.seat().index());
        if (told.add(agent)) {
            lines.accept(agent + " has lost game " + fixture.number() + ": " + failure.what() + ", in decision "
                    + failure.decision() + ". If it fails again, that is only counted. The same deal comes again with: "
                    + command);
        }
    }
}
