package io.github.terrene.kernel.card;

/**
 * The effect of a card cannot be carried out: it throws, or it breaks the contract of effects, for example by asking a question after it
 * has changed something. This is a bug in the effect; the message names its card and ability. The action that led to it did nothing: the
 * state before it is still good, and the game can go on from there with another action.
 */
public final class FaultyEffect extends IllegalStateException {
    private static final long serialVersionUID = 1;

    private static final String ASKED_TOO_LATE =
            "it changed something and then asked a question; since it is resolved again from the start once the answer is there, it must "
                    + "ask all questions first, and return while an answer is awaited";

    /**
     * An effect that failed.
     *
     * @param place the card and the ability, for people
     * @param effect the effect, whose class the message names
     * @param why what it threw, or what it did wrong
     */
    public FaultyEffect(String place, Object effect, RuntimeException why) {
        super(place + ": the effect " + effect.getClass().getName() + " is faulty: " + told(why), why);
    }

    private static String told(RuntimeException why) {
        return why.getMessage() == null ? why.toString() : why.getMessage();
    }

    /**
     * Checks an effect that waits for an answer, after which it will be resolved again.
     *
     * @throws IllegalStateException if it has changed something, which would then be changed twice
     */
    public static void ifChangedBeforeAnswered(boolean changed) {
        if (changed) {
            throw new IllegalStateException(ASKED_TOO_LATE);
        }
    }
}
