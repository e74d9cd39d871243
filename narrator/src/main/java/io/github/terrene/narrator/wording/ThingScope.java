package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.form.OptionForm;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.SumForm;
import io.github.terrene.kernel.form.WrittenAs;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A value and its parts.
 *
 * @param thing the value
 * @param atom how it is written if it has no parts
 */
record ThingScope(Thing thing, Option<Word> atom) implements Scope {
    @Override
    public Option<Thing> at(Array<String> path) {
        Option<Thing> there = Option.some(thing);
        for (String name : path) {
            there = there.flatMap(whole -> part(whole, name));
        }
        return there;
    }

    private static Option<Thing> part(Thing whole, String name) {
        if (whole.form() instanceof ProductForm<?> product) {
            return product.parts()
                    .find(each -> each.name().equals(name))
                    .map(part -> Thing.part(product, part, whole.value()));
        } else if (whole.form() instanceof SumForm<?> sum) {
            return part(whole.as(sum.of(whole.value()).form(), whole.value()), name);
        } else if (whole.form() instanceof OptionForm option) {
            return ((Option<?>) whole.value()).flatMap(value -> part(whole.as(option.element(), value), name));
        } else if (whole.form() instanceof WrittenAs<?, ?> other) {
            return part(whole.as(other.form(), other.written(whole.value())), name);
        }
        return Option.none();
    }

    @Override
    public Saying raw(Saying before) {
        return atom.map(word -> before.and(new Piece.Atom(word))).getOrElse(before);
    }
}
