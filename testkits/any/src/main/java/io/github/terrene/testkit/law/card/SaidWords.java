package io.github.terrene.testkit.law.card;

import io.vavr.collection.Array;
import io.vavr.collection.TreeSet;
import java.lang.reflect.RecordComponent;

/** The words that a card consists of. */
public final class SaidWords {
    private SaidWords() {}

    /**
     * The simple names of all records and constants of enums in a value, and each constant once more together with the record in which it
     * stands, such as {@code Move.HAND}: a word can go wrong in one place only.
     */
    public static TreeSet<String> of(Object value) {
        return in(TreeSet.empty(), "", value);
    }

    private static TreeSet<String> in(TreeSet<String> all, String around, Object value) {
        if (value instanceof Iterable<?> several) {
            return Array.ofAll(several).foldLeft(all, (words, each) -> in(words, around, each));
        } else if (value instanceof Enum<?> constant) {
            return all.add(constant.name()).add(around + constant.name());
        } else if (!value.getClass().isRecord()) {
            return all;
        }
        String name = value.getClass().getSimpleName();
        TreeSet<String> more = all.add(name);
        for (RecordComponent component : value.getClass().getRecordComponents()) {
            try {
                more = in(more, name + ".", component.getAccessor().invoke(value));
            } catch (ReflectiveOperationException hidden) {
                throw new AssertionError(hidden);
            }
        }
        return more;
    }
}
