package io.github.terrene.bots.protocol;

/**
 * A program did not decide, and is to {@linkplain OnFault#LOSE lose} the game for that. {@link io.github.terrene.kernel.play.Host} says for
 * which seat: this is the cause of its {@link io.github.terrene.kernel.play.AgentFailure}.
 */
public final class Forfeit extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Fault fault;

    Forfeit(String program, Fault fault) {
        super(program + " " + fault.sentence());
        this.fault = fault;
    }

    /** What happened. */
    public Fault fault() {
        return fault;
    }
}
