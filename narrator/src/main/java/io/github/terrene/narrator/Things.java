package io.github.terrene.narrator;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.kernel.form.MapForm;
import io.github.terrene.kernel.form.OptionForm;
import io.github.terrene.kernel.form.Part;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.ScalarForm;
import io.github.terrene.kernel.form.SumForm;
import io.github.terrene.kernel.form.WrittenAs;
import io.github.terrene.narrator.wording.InPlay;
import io.github.terrene.narrator.wording.Known.Value;
import io.vavr.Lazy;
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
     * @param beside what stands next to each other in it; there are many things, and of few of them this is asked
     * @param card its card
     * @param known whether anybody may know which card that is
     */
    record Thing(Value value, Lazy<Beside> beside, Object card, boolean known) {
        Array<Object> seats() {
            return beside.get().seats();
        }
    }

    /** The things that are part of a value. */
    static Things in(Form<?> form, Object value, Cards cards) {
        return new Things(new Search(cards).within(form, value).found);
    }

    /** The things that come with events, as they come. */
    static Things told(Form<?> form, Iterable<?> events, Cards cards) {
        Search search = new Search(cards);
        events.forEach(event -> search.within(form, event));
        return new Things(search.found);
    }

    /** These things, and those of others that are not among them, or whose card only the others know. */
    Things and(Things more) {
        return new Things(more.byNumber.foldLeft(
                byNumber, (all, each) -> all.get(each._1).exists(Thing::known) ? all : all.put(each)));
    }

    Option<Value> find(long number) {
        return byNumber.get(number).map(Thing::value);
    }

    /** What lies at a place: the thing with the lowest number in which both are next to each other. */
    Option<Value> at(Seat side, Object place) {
        return byNumber.values()
                .find(thing -> thing.beside().get().holds(side, place))
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

    /** Walks through values. Most of what a state shows can hold no things, such as numbers and names: it is not even asked for. */
    private static final class Search {
        private final Cards cards;
        private TreeMap<Long, Thing> found = TreeMap.empty();

        Search(Cards cards) {
            this.cards = cards;
        }

        Search within(Form<?> form, Object value) {
            if (form instanceof ProductForm<?> product) {
                parts(product, value);
            } else if (form instanceof SumForm<?> sum) {
                within(sum.of(value).form(), value);
            } else if (form instanceof ListForm<?> list) {
                for (Object each : (Iterable<?>) value) {
                    within(list.element(), each);
                }
            } else if (form instanceof OptionForm option) {
                ((Option<?>) value).forEach(each -> within(option.element(), each));
            } else if (form instanceof MapForm map) {
                MapForm.entries(value).forEach(entry -> within(map.value(), entry._2));
            } else if (form instanceof WrittenAs<?, ?> other) {
                within(other.form(), other.written(value));
            }
            return this;
        }

        private void parts(ProductForm<?> form, Object value) {
            Array<Part> parts = form.parts();
            for (int i = 0; i < parts.size(); i++) {
                Part part = parts.get(i);
                if (canHold(part.form())) {
                    within(part.form(), part.of(value));
                }
            }
            Option<Part> own = InPlay.number(form);
            if (own.isDefined()) {
                long number = ((Number) own.get().of(value)).longValue();
                found = found.containsKey(number) ? found : found.put(number, thing(form, value));
            }
        }

        private static boolean canHold(Form<?> form) {
            return form instanceof ListForm<?> list
                    ? canHold(list.element())
                    : form instanceof OptionForm option
                            ? canHold(option.element())
                            : form instanceof ProductForm
                                    || form instanceof SumForm
                                    || form instanceof MapForm
                                    || form instanceof WrittenAs;
        }

        private Thing thing(ProductForm<?> form, Object value) {
            Part card = InPlay.card(form).get();
            String id = ((ScalarForm<?>) card.form()).nameOf(card.of(value));
            return new Thing(
                    new Value(form, value),
                    Lazy.of(() -> Beside.in(form, value)),
                    card.of(value),
                    cards.find(id).isDefined());
        }
    }
}
