package io.github.terrene.kernel.form;

import io.github.terrene.kernel.Problem;

/** A {@link Source} that has no value of the form that was asked for; for the doors of this library it becomes a {@link Problem}. */
public final class Unreadable extends Exception {
    private static final long serialVersionUID = 1;

    private final transient Problem problem;

    /** For a source: what is wrong, at its place. */
    public Unreadable(Problem problem) {
        super(problem.toString(), null, false, false);
        this.problem = problem;
    }

    /** What is wrong, and where. */
    public Problem problem() {
        return problem;
    }
}
