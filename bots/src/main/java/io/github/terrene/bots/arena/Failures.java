package io.github.terrene.bots.arena;

import io.github.terrene.bots.arena.result.Fixture;
import io.github.terrene.kernel.play.AgentFailure;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/** Reports why each agent failed for the first time, so that nobody who mistyped a command has to wait for hundreds of lost games. */
final class Failures implements BiConsumer<Fixture, AgentFailure> {
    private final Consumer<String> lines;
    private final String command;
    private final Set<String> told = ConcurrentHashMap.newKeySet();

    /**
     * A report before any agent has failed.
     *
     * @param command the command that plays the same games again
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
