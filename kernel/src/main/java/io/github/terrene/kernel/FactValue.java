package io.github.terrene.kernel;

import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.vavr.collection.Array;

/** The value of a {@linkplain Fact fact} in a rejection, with its type. */
public sealed interface FactValue {
    /** What a rejection keeps. */
    Object kept();

    /** The value of a fact. */
    static FactValue of(Fact fact) {
        return fact.type() == Fact.Type.CARD ? new Card((String) fact.value()) : of(fact.value());
    }

    /** A value as a rejection keeps it; the id of a card is a text there. */
    static FactValue of(Object kept) {
        if (kept instanceof Array<?> several) {
            return new Words(several.map(String::valueOf));
        }
        return kept instanceof Seat seat
                ? new Player(seat)
                : kept instanceof Long number ? new Whole(number) : new Text(String.valueOf(kept));
    }

    /** A name or a word. */
    record Text(@Names(Named.SENTENCE) String text) implements FactValue {
        @Override
        public Object kept() {
            return text;
        }
    }

    /** Several names or words. */
    record Words(@Names(Named.SENTENCE) Array<String> words) implements FactValue {
        @Override
        public Object kept() {
            return words;
        }
    }

    /** A card, by its id. */
    record Card(@Names(Named.CARD) String card) implements FactValue {
        @Override
        public Object kept() {
            return card;
        }
    }

    /** A whole number. */
    record Whole(long number) implements FactValue {
        @Override
        public Object kept() {
            return number;
        }
    }

    /** A seat. */
    record Player(Seat seat) implements FactValue {
        @Override
        public Object kept() {
            return seat;
        }
    }
}
