package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.terralore.card.Points;
import io.github.terrene.terralore.card.Proofreadable;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.card.Resolution;

/** A number of points: "+2", "+1 for each other Creature here". */
@Rule("TL-9.22")
public sealed interface Amount extends Proofreadable {
    /** The current number. */
    int in(Resolution here);

    /**
     * A fixed number.
     *
     * @param number the number of points; may be negative
     */
    record Fixed(
            @Rule("TL-9.12") @Bounded(least = -Proofreader.MOST_POINTS, notZero = true, called = "a change")
            int number) implements Amount {
        @Override
        public int in(Resolution here) {
            return number;
        }
    }

    /**
     * A number for each Creature, including the card itself if it is one of them.
     *
     * @param each the number of points for each; may be negative
     * @param who which Creatures count
     */
    record ForEach(
            @Rule("TL-9.12") @Bounded(least = -Proofreader.MOST_POINTS, notZero = true, called = "a change")
            int each,

            CreatureFilter who)
            implements Amount {
        @Override
        public int in(Resolution here) {
            return Points.bounded((long) each * who.count(here));
        }
    }

    /**
     * A number for each other Creature, not including the card itself.
     *
     * @param each the number of points for each; may be negative
     * @param who which Creatures count
     */
    record ForEachOther(
            @Rule("TL-9.12") @Bounded(least = -Proofreader.MOST_POINTS, notZero = true, called = "a change")
            int each,

            CreatureFilter who)
            implements Amount {
        @Override
        public int in(Resolution here) {
            return Points.bounded((long) each * who.in(here).size());
        }
    }
}
