package io.github.terrene.narrator;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.NamesForm;
import io.github.terrene.kernel.form.OptionForm;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.ScalarForm;
import io.github.terrene.kernel.form.SumForm;
import io.github.terrene.kernel.form.WholeForm;
import io.github.terrene.kernel.form.WrittenAs;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * The constants, numbers and seats in a thing, by which a place is found.
 *
 * @param groups those that are next to each other; a single one is a group of its own
 */
record Beside(Array<Array<Object>> groups) {
    static Beside in(Form<?> form, Object value) {
        return new Beside(form.match(new Groups(value)));
    }

    Array<Object> seats() {
        return groups.flatMap(group -> group.filter(Seat.class::isInstance)).distinct();
    }

    /** Whether both are next to each other. */
    boolean holds(Seat side, Object place) {
        return groups.exists(group -> group.contains(side) && group.contains(place));
    }

    /** Not through lists and maps: what stands in them is at places of its own. */
    private record Groups(Object value) implements Form.SomeCases<Array<Array<Object>>> {

        private static Array<Array<Object>> in(Form<?> form, Object part) {
            return form.match(new Groups(part));
        }

        @Override
        public Array<Array<Object>> other() {
            return Array.empty();
        }

        private Array<Array<Object>> atom() {
            return Array.of(Array.of(value));
        }

        @Override
        public Array<Array<Object>> whole(WholeForm form) {
            return atom();
        }

        @Override
        public Array<Array<Object>> names(NamesForm<?> form) {
            return atom();
        }

        @Override
        public Array<Array<Object>> scalar(ScalarForm<?> form) {
            return atom();
        }

        @Override
        public Array<Array<Object>> option(OptionForm form) {
            return ((Option<?>) value).toArray().flatMap(each -> in(form.element(), each));
        }

        @Override
        public Array<Array<Object>> product(ProductForm<?> form) {
            Array<Array<Array<Object>>> parts = form.parts().map(part -> in(part.form(), part.of(value)));
            Array<Object> beside = parts.filter(
                            groups -> groups.size() == 1 && groups.head().size() == 1)
                    .map(groups -> groups.head().head());
            return parts.flatMap(each -> each).filter(group -> group.size() > 1).prepend(beside);
        }

        @Override
        public Array<Array<Object>> sum(SumForm<?> form) {
            return in(form.of(value).form(), value);
        }

        @Override
        public Array<Array<Object>> written(WrittenAs<?, ?> form) {
            return in(form.form(), form.written(value));
        }
    }
}
