package io.github.terrene.kernel.card;

/**
 * Thrown when something that a card set defines in Java, beyond the words of the card language, cannot be carried out: it throws, it passes a
 * method an argument that makes no sense, or it breaks the contract of effects, for example by asking a question after it has changed
 * something. This is a bug in the set; the message names the card and the ability, the class, and what it did. The action that led to it did
 * nothing: the state before it is still valid, and the game can go on from there with another action.
 *
 * <p>An effect that never returns from a recursion is faulty, too, and so is one whose assertion fails or whose classes do not fit
 * together. Only errors of the virtual machine, such as a lack of memory, are passed on as they are: they say nothing about the effect.
 */
public final class FaultyEffect extends IllegalStateException {
    private static final long serialVersionUID = 1;

    private static final String ASKED_TOO_LATE =
            "it changed something and then asked a question; since it is resolved again from the start once the answer is there, it must "
                    + "ask all questions first, and return while an answer is awaited";

    private static final String FICKLE = "asked twice whether it is possible, it gave two answers";

    private FaultyEffect(String place, Object effect, Throwable why) {
        super(place + ": the effect " + effect.getClass().getName() + " is faulty: " + told(why), why);
    }

    private FaultyEffect(String message) {
        super(message);
    }

    /**
     * The exception to throw when an effect, a trait or a continuous text threw something.
     *
     * <pre>{@code
     * try {
     *     effect.resolve(resolving);
     * } catch (Throwable thrown) {
     *     throw FaultyEffect.of(card.name(), effect, thrown);
     * }
     * }</pre>
     *
     * @param place the card and the ability, for people
     * @param effect the effect, whose class the message names
     * @param thrown what it threw, or what it did wrong; returned as it is if it already names the fault of another effect
     * @throws VirtualMachineError if that was thrown, unless it is an endless recursion
     */
    public static FaultyEffect of(String place, Object effect, Throwable thrown) {
        if (thrown instanceof FaultyEffect named) {
            return named;
        }
        if (thrown instanceof VirtualMachineError error && !(thrown instanceof StackOverflowError)) {
            throw error;
        }
        return new FaultyEffect(place, effect, thrown);
    }

    /**
     * The exception to throw when something forbids an action, and gives another answer when it is asked for the reason.
     *
     * @param action the action, which the message names: what forbade it has not said so
     */
    public static FaultyEffect fickle(Object action) {
        return new FaultyEffect(action + ": an effect is faulty: " + FICKLE);
    }

    /**
     * Checks that an effect that is not possible says so again.
     *
     * @throws IllegalStateException if it does not
     */
    public static void ifFickle(boolean possibleNow) {
        if (possibleNow) {
            throw new IllegalStateException(FICKLE);
        }
    }

    /** The message: the card, the class and what it did. */
    @Override
    public String getMessage() {
        return String.valueOf(super.getMessage());
    }

    private static String told(Throwable why) {
        if (why instanceof StackOverflowError) {
            return "it asks for itself without an end";
        }
        return why.getMessage() == null ? why.toString() : why.getMessage();
    }

    /**
     * Checks an effect that is waiting for an answer, after which it will be resolved again.
     *
     * @throws IllegalStateException if it has already changed something, which would then be changed twice
     */
    public static void ifChangedBeforeAnswered(boolean changed) {
        if (changed) {
            throw new IllegalStateException(ASKED_TOO_LATE);
        }
    }
}
