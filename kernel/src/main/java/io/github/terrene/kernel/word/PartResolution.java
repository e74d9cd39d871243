package io.github.terrene.kernel.word;

import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.card.Arguments;
import io.vavr.collection.Array;

/**
 * One part of an ability being resolved, for games to extend: how far the ability is carried out afterwards, and what "it" is. It lives as long as
 * the part is resolved once.
 */
public abstract class PartResolution implements Resolution {
    private final Progress before;
    private Progress progress;
    private Array<Integer> those;

    /** @param before how far the ability is carried out; its part under way is resolved */
    protected PartResolution(Progress before) {
        this.before = before;
        this.progress = before;
        this.those = before.those();
    }

    /** Carries the part out, as far as the answers reach. */
    public final void carryOut(Effect effect) {
        if (effect instanceof Flow flow) {
            flow.steps(this).forEach(steps -> progress = before.entering(steps, those));
        } else {
            effect.resolve(this);
            progress = before.after(those);
        }
    }

    /** How far the ability is carried out then. */
    public final Progress progress() {
        return progress;
    }

    /** The numbers of what was chosen last. */
    protected final Array<Integer> chosenLast() {
        return those;
    }

    /** Notes what was chosen, which is "it" from now on, as far as it is in play. */
    protected final <T extends Thing> Array<T> chose(Array<T> things) {
        ArrayBuilder<Integer> numbers = new ArrayBuilder<>(things.size());
        for (int i = 0; i < things.size(); i++) {
            if (things.get(i).number() > 0) {
                numbers.add(things.get(i).number());
            }
        }
        it(numbers.all());
        return things;
    }

    /** The things in play with these numbers are "it" from now on. */
    protected final void it(Array<Integer> numbers) {
        those = numbers;
    }

    /**
     * A number of things to choose one of.
     *
     * @throws IllegalArgumentException if there are more than {@value Proof#MOST_MODES}, or fewer than none
     */
    protected static int modes(int number) {
        if (Arguments.amount("mode", number) > Proof.MOST_MODES) {
            throw new IllegalArgumentException("mode: there are at most " + Proof.MOST_MODES + " things to choose");
        }
        return number;
    }
}
