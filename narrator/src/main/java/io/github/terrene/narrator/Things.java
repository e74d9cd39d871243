package io.github.terrene.narrator;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.kernel.form.MapForm;
import io.github.terrene.kernel.form.NamesForm;
import io.github.terrene.kernel.form.OptionForm;
import io.github.terrene.kernel.form.Part;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.ScalarForm;
import io.github.terrene.kernel.form.SumForm;
import io.github.terrene.kernel.form.WholeForm;
import io.github.terrene.kernel.form.WrittenAs;
import io.github.terrene.narrator.wording.InPlay;
import io.github.terrene.narrator.wording.Known.Value;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;

/**
 * The things in play that are shown: whatever has both a number in play and a card.
 *
 * @param byNumber the things
 */
record Things(TreeMap<Long, Thing> byNumber) {
    static final Things NONE = new Things(TreeMap.empty());

    /**
     * A thing in play.
     *
     * @param value the thing
     * @param groups the constants, numbers and seats that are next to each other in it, by which a place is found
     * @param card its card
     * @param known whether anybody may know which card that is
     */
    record Thing(Value value, Array<Array<Object>> groups, Object card, boolean known) {
        Array<Object> seats() {
            return groups.flatMap(group -> group.filter(Seat.class::isInstance)).distinct();
        }
    }

    /** The things that are part of a value. */
    static Things in(Form<?> form, Object value, Cards cards) {
        Search search = new Search(cards);
        form.match(search.of(value));
        return new Things(search.found);
    }

    /** These things, and those of others that are not among them, or whose card only the others know. */
    Things and(Things more) {
        return new Things(byNumber.merge(more.byNumber, (one, other) -> one.known() ? one : other));
    }

    Option<Value> find(long number) {
        return byNumber.get(number).map(Thing::value);
    }

    /** What lies at a place: the thing with the lowest number in which both are next to each other. */
    Option<Value> at(Seat side, Object place) {
        return byNumber.values()
                .find(thing -> thing.groups().exists(group -> group.contains(side) && group.contains(place)))
                .map(Thing::value);
    }

    /** Whether a player has another one of the same card. */
    boolean ambiguous(long number) {
        return byNumber.get(number)
                .exists(thing -> byNumber.exists(other -> other._1 != number
                        && other._2.card().equals(thing.card())
                        && other._2.seats().equals(thing.seats())));
    }

    /** Whether nobody has another one of the same card. */
    boolean unique(long number) {
        return byNumber.get(number)
                .forAll(thing -> byNumber.forAll(
                        other -> other._1 == number || !other._2.card().equals(thing.card())));
    }

    /** Walks through a value. */
    private static final class Search {
        private final Cards cards;
        private TreeMap<Long, Thing> found = TreeMap.empty();

        Search(Cards cards) {
            this.cards = cards;
        }

        Visit of(Object value) {
            return new Visit(value);
        }

        /** What stands within a value: groups of constants, numbers and seats; a single one is a group of its own. */
        private final class Visit implements Form.SomeCases<Array<Array<Object>>> {
            private final Object value;

            Visit(Object value) {
                this.value = value;
            }

            private Array<Array<Object>> visit(Form<?> form, Object part) {
                return form.match(new Visit(part));
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
            public Array<Array<Object>> list(ListForm<?> form) {
                ((Iterable<?>) value).forEach(each -> visit(form.element(), each));
                return Array.empty();
            }

            @Override
            public Array<Array<Object>> map(MapForm form) {
                MapForm.entries(value).forEach(entry -> visit(form.value(), entry._2));
                return Array.empty();
            }

            @Override
            public Array<Array<Object>> option(OptionForm form) {
                return ((Option<?>) value).toArray().flatMap(each -> visit(form.element(), each));
            }

            @Override
            public Array<Array<Object>> product(ProductForm<?> form) {
                Array<Array<Array<Object>>> parts = form.parts().map(part -> visit(part.form(), part.of(value)));
                Array<Object> beside = parts.filter(
                                groups -> groups.size() == 1 && groups.head().size() == 1)
                        .map(groups -> groups.head().head());
                Array<Array<Object>> groups = parts.flatMap(each -> each)
                        .filter(group -> group.size() > 1)
                        .prepend(beside);
                InPlay.number(form)
                        .map(number -> ((Number) number.of(value)).longValue())
                        .filter(number -> !found.containsKey(number))
                        .forEach(number -> found = found.put(number, thing(form, groups)));
                return groups;
            }

            private Thing thing(ProductForm<?> form, Array<Array<Object>> groups) {
                Part card = InPlay.card(form).get();
                String id = ((ScalarForm<?>) card.form()).nameOf(card.of(value));
                return new Thing(
                        new Value(form, value),
                        groups,
                        card.of(value),
                        cards.find(id).isDefined());
            }

            @Override
            public Array<Array<Object>> sum(SumForm<?> form) {
                return visit(form.of(value).form(), value);
            }

            @Override
            public Array<Array<Object>> written(WrittenAs<?, ?> form) {
                return visit(form.form(), form.written(value));
            }
        }
    }
}
