package io.github.terrene.narrator.wording;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What is said, with slots. */
record Pattern(Array<Item> items) {
    /** Nothing is said. */
    static final Pattern EMPTY = new Pattern(Array.empty());

    /** All items, also those of patterns within others, but not those about the elements of a list. */
    Array<Item> all() {
        return items.flatMap(item ->
                Array.of(item).appendAll(item.patterns().removeAll(each(item)).flatMap(Pattern::all)));
    }

    private static Option<Pattern> each(Item item) {
        return item instanceof Item.Slot slot ? slot.each() : Option.none();
    }

    /** Whether it says the whole in another variant, and nothing else. */
    boolean isWhole() {
        return items.size() == 1 && items.head() instanceof Item.Slot slot && slot.whole();
    }

    /** The parts that are said within others. */
    Array<String> away() {
        return all().filter(Item.Away.class::isInstance).map(item -> ((Item.Away) item).part());
    }

    /** The slots among them. */
    Array<Item.Slot> slots() {
        return all().filter(Item.Slot.class::isInstance).map(Item.Slot.class::cast);
    }
}
