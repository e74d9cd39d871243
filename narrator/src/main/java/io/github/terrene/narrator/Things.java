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
import io.vavr.collection.Iterator;
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
        return new Things(form.match(new Search(cards, value, TreeMap.empty())));
    }

    /** The things that come with events, as they come. */
    static Things told(Form<?> form, Iterable<?> events, Cards cards) {
        return new Things(Iterator.ofAll(events)
                .foldLeft(TreeMap.<Long, Thing>empty(), (found, event) -> form.match(new Search(cards, event, found))));
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

    /**
     * Walks through a value.
     *
     * @param cards the cards of the game
     * @param value the value
     * @param found what was found before it
     */
    private record Search(Cards cards, Object value, TreeMap<Long, Thing> found)
            implements Form.SomeCases<TreeMap<Long, Thing>> {

        private TreeMap<Long, Thing> and(TreeMap<Long, Thing> before, Form<?> form, Object part) {
            return form.match(new Search(cards, part, before));
        }

        @Override
        public TreeMap<Long, Thing> other() {
            return found;
        }

        @Override
        public TreeMap<Long, Thing> list(ListForm<?> form) {
            return Iterator.ofAll((Iterable<?>) value)
                    .foldLeft(found, (before, each) -> and(before, form.element(), each));
        }

        @Override
        public TreeMap<Long, Thing> map(MapForm form) {
            return MapForm.entries(value).foldLeft(found, (before, entry) -> and(before, form.value(), entry._2));
        }

        @Override
        public TreeMap<Long, Thing> option(OptionForm form) {
            return ((Option<?>) value).fold(() -> found, each -> and(found, form.element(), each));
        }

        @Override
        public TreeMap<Long, Thing> product(ProductForm<?> form) {
            TreeMap<Long, Thing> within =
                    form.parts().foldLeft(found, (before, part) -> and(before, part.form(), part.of(value)));
            return InPlay.number(form)
                    .map(number -> ((Number) number.of(value)).longValue())
                    .filter(number -> !within.containsKey(number))
                    .fold(() -> within, number -> within.put(number, thing(form)));
        }

        private Thing thing(ProductForm<?> form) {
            Part card = InPlay.card(form).get();
            String id = ((ScalarForm<?>) card.form()).nameOf(card.of(value));
            return new Thing(
                    new Value(form, value),
                    Lazy.of(() -> Beside.in(form, value)),
                    card.of(value),
                    cards.find(id).isDefined());
        }

        @Override
        public TreeMap<Long, Thing> sum(SumForm<?> form) {
            return and(found, form.of(value).form(), value);
        }

        @Override
        public TreeMap<Long, Thing> written(WrittenAs<?, ?> form) {
            return and(found, form.form(), form.written(value));
        }
    }
}
