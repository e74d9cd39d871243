package io.github.terrene.testkit.script;

import io.vavr.collection.List;
import org.junit.jupiter.api.AfterEach;

/** A base class for tests with scenarios: it checks that each has an end. A game's language extends it with words to begin with. */
public abstract class ScriptBook {
    private static final String NO_END = "the scenario does not end by saying who is awaited, or who has won";

    private List<Script<?, ?, ?, ?, ?, ?>> told = List.empty();

    /** For tests to extend. */
    protected ScriptBook() {}

    /** Registers a scenario, so that it must have an end. */
    protected final <T extends Script<?, ?, ?, ?, ?, T>> T tell(T scenario) {
        told = told.append(scenario);
        return scenario;
    }

    /** Fails if a scenario does not end by saying who is awaited or who has won. */
    @AfterEach
    public final void everyScenarioEnds() {
        told.forEach(scenario -> scenario.require(scenario.ended(), NO_END));
    }
}
