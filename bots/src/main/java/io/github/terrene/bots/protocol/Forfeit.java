package io.github.terrene.bots.protocol;

/**
 * Thrown if a program did not decide and {@linkplain OnFault#LOSE loses} the game because of that. It is the cause of the {@link
 * io.github.terrene.kernel.play.AgentFailure} of {@link io.github.terrene.kernel.play.Host}, which says for which seat.
 */
public final class Forfeit extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final transient Fault fault;

    Forfeit(String program, Fault fault) {
        super(program + " " + fault.sentence());
        this.fault = fault;
    }

    /** A sentence for people, without the name of this class. */
    @Override
    public String toString() {
        return String.valueOf(getMessage());
    }

    /** What happened. */
    public Fault fault() {
        return fault;
    }
}
