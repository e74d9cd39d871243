package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.kernel.form.NamesForm;
import io.github.terrene.kernel.form.OptionForm;
import io.github.terrene.kernel.form.SumForm;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/** Small values as conditions name them. */
final class Atoms {
    private Atoms() {}

    /** A constant, number, truth, member, {@code none} or {@code empty}; for what is larger, a text that no condition names. */
    static String of(Thing thing) {
        Object value = thing.value();
        if (value instanceof Option<?> option) {
            return option.isEmpty() ? "none" : of(thing.as(((OptionForm) thing.form()).element(), option.get()));
        } else if (value instanceof Seq<?> list) {
            return list.isEmpty() ? "empty" : "full";
        } else if (thing.form() instanceof SumForm<?> sum) {
            return value instanceof Enum<?> constant
                    ? constant.name()
                    : sum.of(value).name();
        }
        return thing.form() instanceof NamesForm<?> ? ((Enum<?>) value).name() : String.valueOf(value);
    }

    /** Whether it has that name; of a list, whether one of its elements has it. */
    static boolean is(Thing thing, String name) {
        return of(thing).equals(name)
                || thing.form() instanceof ListForm<?> list
                        && Array.ofAll((Iterable<?>) thing.value())
                                .exists(each ->
                                        of(thing.as(list.element(), each)).equals(name));
    }

    /** Whether there is something to say: neither none, nor false, nor 0, nor an empty list or text. */
    static boolean there(Thing thing) {
        Object value = thing.value();
        if (value instanceof Option<?> option) {
            return option.isDefined();
        } else if (value instanceof Seq<?> list) {
            return list.nonEmpty();
        } else if (value instanceof Number number) {
            return number.longValue() != 0;
        }
        return !value.equals(Boolean.FALSE) && !value.equals("");
    }
}
