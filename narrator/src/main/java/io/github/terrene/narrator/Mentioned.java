package io.github.terrene.narrator;

import io.github.terrene.kernel.card.PrintedCard;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.kernel.form.MapForm;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.OptionForm;
import io.github.terrene.kernel.form.Part;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.ScalarForm;
import io.github.terrene.kernel.form.SumForm;
import io.github.terrene.kernel.form.WrittenAs;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * The ids of the cards that a value names, in order.
 *
 * @param value the value
 * @param names what it names, if it is a text
 */
record Mentioned(Object value, Named names) implements Form.SomeCases<Array<String>> {
    static Array<String> in(Form<?> form, Object value) {
        return form.match(new Mentioned(value, Named.NOTHING));
    }

    /** The cards in the value at the end of a path, which begins in a product or in one that is part of it. */
    static Array<String> at(Form<?> form, Object value, Array<String> path) {
        if (form instanceof OptionForm option) {
            return ((Option<?>) value).toArray().flatMap(each -> at(option.element(), each, path));
        }
        return path.isEmpty()
                ? in(form, value)
                : form instanceof ProductForm<?> product ? at(product, value, path) : Array.empty();
    }

    private static Array<String> at(ProductForm<?> product, Object value, Array<String> path) {
        Option<Part> begins = product.parts().find(part -> part.name().equals(path.head()));
        return begins.map(part -> at(part.form(), part.of(value), path.tail()))
                .getOrElse(() -> product.parts().flatMap(part -> at(part.form(), part.of(value), path)));
    }

    @Override
    public Array<String> other() {
        return Array.empty();
    }

    @Override
    public Array<String> text() {
        return names == Named.CARD ? Array.of((String) value) : Array.empty();
    }

    @Override
    public Array<String> scalar(ScalarForm<?> form) {
        return PrintedCard.class.isAssignableFrom(form.type()) ? Array.of(form.nameOf(value)) : Array.empty();
    }

    @Override
    public Array<String> list(ListForm<?> form) {
        return Array.ofAll((Iterable<?>) value).flatMap(each -> form.element().match(new Mentioned(each, names)));
    }

    @Override
    public Array<String> map(MapForm form) {
        return MapForm.entries(value).values().toArray().flatMap(each -> in(form.value(), each));
    }

    @Override
    public Array<String> option(OptionForm form) {
        return ((Option<?>) value).toArray().flatMap(each -> form.element().match(new Mentioned(each, names)));
    }

    @Override
    public Array<String> product(ProductForm<?> form) {
        return form.parts().flatMap(part -> part.form().match(new Mentioned(part.of(value), part.names())));
    }

    @Override
    public Array<String> sum(SumForm<?> form) {
        return form.of(value).form().match(this);
    }

    @Override
    public Array<String> written(WrittenAs<?, ?> form) {
        return form.form().match(new Mentioned(form.written(value), names));
    }
}
