package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.terralore.card.Board;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Continuous;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.trait.Place;

/** Continuous effects, while the card is face-up on the field. */
public sealed interface WhileOnField extends Continuous {
    /**
     * Creatures have more points while the card is on the field.
     *
     * @param who which Creatures
     * @param points the number of points; may be negative
     */
    @Rule("TL-9.3")
    record Strengthen(
            CreatureFilter who,

            @Rule("TL-9.3") @Bounded(least = -Proofreader.MOST_POINTS, notZero = true, called = "a change")
            int points)
            implements WhileOnField {
        @Override
        public int adds(Board now, CardOnField source, CardOnField creature) {
            return who.fits(source, creature) ? points : 0;
        }

        @Override
        public void proofread(Proofreader reader) {
            reader.require(
                    who.mostPoints().isEmpty(), "TL-9.3/circular", "nothing continuous can look at current points");
        }
    }

    /**
     * The card has more points while a condition holds.
     *
     * @param points the number of points; may be negative
     * @param condition the condition
     */
    @Rule({"TL-9.3", "TL-9.22"})
    record StrengthenItself(
            @Rule("TL-9.3") @Bounded(least = -Proofreader.MOST_POINTS, notZero = true, called = "a change")
            int points,

            Condition condition)
            implements WhileOnField {
        @Override
        public int adds(Board now, CardOnField source, CardOnField creature) {
            return source.number() == creature.number() && condition.holds(now, source) ? points : 0;
        }

        @Override
        public void proofread(Proofreader reader) {
            reader.thisCreature();
        }
    }

    /** While a condition holds, no combat damage gets through the lane of the card. */
    @Rule({"TL-9.14", "TL-10.5", "TL-10.8"})
    record Shelter(Condition condition) implements WhileOnField {
        @Override
        public boolean prevents(Board now, CardOnField source, Place through) {
            return source.place().equals(through) && condition.holds(now, source);
        }
    }
}
