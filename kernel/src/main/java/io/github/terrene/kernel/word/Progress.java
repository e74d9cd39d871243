package io.github.terrene.kernel.word;

import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import org.jspecify.annotations.Nullable;

/**
 * How far an ability is carried out: the place of the effect under way, and within it what is still to happen. It is a value that can be
 * written down midway; the effects themselves stay on the card.
 *
 * @param next the place of the effect in the ability
 * @param within the steps of the {@linkplain Flow flows} under way that are left, the innermost flow first; the first step of each is under way
 * @param those the numbers of the things that were chosen last
 */
public record Progress(
        int next,
        List<Array<Flow.Step>> within,
        @Names(Named.IN_PLAY) Array<Integer> those) {
    /** Nothing has happened yet. */
    public static final Progress START = new Progress(0, List.empty(), Array.empty());

    /** The effect that is under way; null if everything has happened. */
    public @Nullable Effect effect(Array<Effect> effects) {
        if (next >= effects.size()) {
            return null;
        }
        return within.isEmpty() ? effects.get(next) : innermost(effects.get(next));
    }

    private Effect innermost(Effect outermost) {
        Effect effect = outermost;
        for (Array<Flow.Step> left : within.reverse()) {
            effect = ((Flow) effect).parts().get(left.head().part());
        }
        return effect;
    }

    /** Whether the effect under way is one of the ability's own, and not a part of another one. */
    public boolean outermost() {
        return within.isEmpty();
    }

    /**
     * Goes into the effect under way, which is a flow.
     *
     * @param steps what happens within it
     * @param chosen the numbers of the things that were chosen last
     */
    public Progress entering(Array<Flow.Step> steps, Array<Integer> chosen) {
        return steps.isEmpty() ? after(chosen) : beginning(within.prepend(steps), chosen);
    }

    /** Goes on behind the effect under way. */
    public Progress after(Array<Integer> chosen) {
        List<Array<Flow.Step>> left = within;
        while (!left.isEmpty()) {
            Array<Flow.Step> rest = left.head().tail();
            left = left.tail();
            if (!rest.isEmpty()) {
                return beginning(left.prepend(rest), chosen);
            }
        }
        return new Progress(next + 1, left, chosen);
    }

    /** What happens for a thing is about that thing. */
    private Progress beginning(List<Array<Flow.Step>> left, Array<Integer> chosen) {
        int of = left.head().head().of();
        return new Progress(next, left, of == 0 ? chosen : Array.of(of));
    }
}
