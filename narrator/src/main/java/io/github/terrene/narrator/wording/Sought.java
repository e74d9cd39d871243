package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.SumForm;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A value that may stand in a text.
 *
 * @param form of the value
 * @param names what it names, if it is a text or a number
 * @param place of which part of which product it is the value
 * @param present whether it must be there: some value, not an empty list
 * @param element whether it is an element of a list that a pattern of its own says
 */
record Sought(Form<?> form, Named names, String place, boolean present, boolean element) {
    /** Nothing: what an ending is about. */
    static final Sought NOTHING = of(Forms.builder().build().of(String.class));

    static Sought of(Form<?> form) {
        return new Sought(form, Named.NOTHING, "", false, false);
    }

    Sought as(Form<?> other) {
        return new Sought(other, names, place, present, false);
    }

    /** The same, which must be there. */
    Sought there() {
        return new Sought(form, names, place, true, false);
    }

    /** An element of a list that a pattern of its own says. */
    static Sought element(Form<?> form) {
        return new Sought(form, Named.NOTHING, "", false, true);
    }

    /** A part of it, or of the first of its members that has one; no part of a part. */
    Option<Sought> part(Array<String> path) {
        if (form instanceof SumForm<?> sum) {
            return sum.members().flatMap(member -> as(member.form()).part(path)).headOption();
        }
        return form instanceof ProductForm<?> product && path.size() == 1
                ? product.parts()
                        .find(part -> part.name().equals(path.head()))
                        .map(part ->
                                new Sought(part.form(), part.names(), product.name() + "." + part.name(), false, false))
                : Option.none();
    }

    /**
     * A reading that begins with what the conditions of a phrase say; none if they say something that cannot be. Those that name no whole
     * value are looked at when the whole is known.
     */
    Option<Reading> conditions(Phrase phrase, Reading begin) {
        Option<Reading> all = Option.some(begin);
        for (Phrase.Condition condition : phrase.conditions().reject(Phrase.Condition::around)) {
            Option<Object> value =
                    part(Array.of(condition.part())).flatMap(part -> Constants.parse(part.form(), condition.value()));
            all = value.isEmpty()
                    ? all.map(reading -> reading.must(condition))
                    : all.flatMap(reading -> reading.with(condition.part(), value.get()));
        }
        return all;
    }

    /** The reading of a pattern for what is there; of what is only there or not, its being there. */
    Option<Reading> present(Item.Slot slot, Reading reading) {
        String name = slot.path().mkString(".");
        return reading.parts().containsKey(name)
                ? Option.some(reading)
                : part(slot.path())
                        .flatMap(part -> Constants.parse(part.form(), "true"))
                        .flatMap(value -> reading.with(name, value));
    }

    /** The reading of a pattern for what is not there. */
    Option<Reading> absent(Item.Slot slot, Reading reading) {
        return part(slot.path())
                .flatMap(part -> Constants.nothing(part.form()))
                .flatMap(value -> reading.with(slot.path().mkString("."), value));
    }
}
