package io.github.terrene.kernel.card;

/**
 * The effect of a card cannot be carried out: it throws, or it breaks the contract of effects, as by asking after it has changed
 * something. That is a bug of whoever wrote the effect, and the message says on which card and in which ability it is. The action that
 * led to it did nothing: the state before it is good, and the game can go on from there in another way.
 */
public final class FaultyEffect extends IllegalStateException {
    private static final long serialVersionUID = 1;

    private static final String ASKED_TOO_LATE =
            "it changed something and asked a question; as it is resolved anew from its beginning when the answer has come, it must ask "
                    + "all questions first, and return while an answer is awaited";

    /**
     * An effect that failed.
     *
     * @param place the card and the ability, for people
     * @param effect the effect, which the message names by its class
     * @param why what it threw, or what it did wrong
     */
    public FaultyEffect(String place, Object effect, RuntimeException why) {
        super(place + ": the effect " + effect.getClass().getName() + " is faulty: " + told(why), why);
    }

    private static String told(RuntimeException why) {
        return why.getMessage() == null ? why.toString() : why.getMessage();
    }

    /**
     * For an effect that waits for an answer, after which it is resolved anew.
     *
     * @throws IllegalStateException if it has changed something, which it would change again
     */
    public static void ifChangedBeforeAnswered(boolean changed) {
        if (changed) {
            throw new IllegalStateException(ASKED_TOO_LATE);
        }
    }
}
