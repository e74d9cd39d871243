package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Filter;
import io.github.terrene.kernel.word.Here;
import io.github.terrene.kernel.word.Selection;
import io.github.terrene.kernel.word.Thing;
import io.github.terrene.terralore.card.Resolution;
import io.github.terrene.terralore.trait.Where;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** Cards that are meant by where they are. */
public sealed interface FieldSelection extends Selection {
    /**
     * One that the controller chooses: a card on the field, or any card in a Graveyard.
     *
     * @param who which cards on the field may be chosen
     */
    @Rule({"TL-3.7", "TL-9.9"})
    record OrBuried(Filter who) implements FieldSelection {
        @Override
        public Array<? extends Thing> known(Here here) {
            return Array.empty();
        }

        @Override
        public Option<? extends Array<? extends Thing>> in(io.github.terrene.kernel.word.Resolution here) {
            return ((Resolution) here).chosenOrBuried(who);
        }

        /** It is not sure that it is on the field. */
        @Override
        public Option<Filter> filter() {
            return Option.some(who.in(Where.GRAVEYARD));
        }

        @Override
        public boolean asks() {
            return true;
        }
    }
}
