package io.github.terrene.browser;

import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;

/** A game, or why there is none. */
public final class Opened {
    private final String problems;
    private final @Nullable Running<?, ?, ?, ?, ?> game;

    private Opened(String problems, @Nullable Running<?, ?, ?, ?, ?> game) {
        this.problems = problems;
        this.game = game;
    }

    /** What was opened, or what was wrong. */
    static Opened guarded(Supplier<Running<?, ?, ?, ?, ?>> opening) {
        try {
            return new Opened("", opening.get());
        } catch (RuntimeException | LinkageError | StackOverflowError | AssertionError thrown) {
            return new Opened(Answers.problems(Answers.of(thrown)), null);
        }
    }

    /** Why there is no game; nothing if there is one. */
    @JSExport
    public String problems() {
        return problems;
    }

    /** The game. */
    @JSExport
    public @Nullable Running<?, ?, ?, ?, ?> game() {
        return game;
    }
}
