package io.github.terrene.kernel.text;

import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.kernel.form.MapForm;
import io.github.terrene.kernel.form.OptionForm;
import io.github.terrene.kernel.form.Part;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.SumForm;
import io.github.terrene.kernel.form.WrittenAs;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ArrayList;

/** Finds a value and all its parts, with their places. */
record PartsOf(Invariant.Part whole, ArrayList<Invariant.Part> found) implements Form.SomeCases<Boolean> {

    static Array<Invariant.Part> all(Form<?> form, Object value) {
        PartsOf parts = new PartsOf(new Invariant.Part("", value), new ArrayList<>());
        form.match(parts);
        return Array.ofAll(parts.found);
    }

    private void within(Form<?> form, Invariant.Part part) {
        form.match(new PartsOf(part, found));
    }

    @Override
    public Boolean other() {
        return found.add(whole);
    }

    @Override
    public Boolean list(ListForm<?> form) {
        other();
        int index = 0;
        for (Object each : (Iterable<?>) whole.value()) {
            within(form.element(), whole.at(each, index++));
        }
        return true;
    }

    @Override
    public Boolean map(MapForm form) {
        other();
        for (Tuple2<?, ?> entry : MapForm.entries(whole.value())) {
            within(form.key(), whole.at(entry._1, entry._1));
            within(form.value(), whole.at(entry._2, entry._1));
        }
        return true;
    }

    @Override
    public Boolean option(OptionForm form) {
        ((Option<?>) whole.value()).forEach(value -> within(form.element(), new Invariant.Part(whole.place(), value)));
        return true;
    }

    @Override
    public Boolean product(ProductForm<?> form) {
        other();
        for (Part part : form.parts()) {
            within(part.form(), whole.in(part.of(whole.value()), part.name()));
        }
        return true;
    }

    @Override
    public Boolean sum(SumForm<?> form) {
        return form.of(whole.value()).form().match(this);
    }

    @Override
    public Boolean written(WrittenAs<?, ?> form) {
        return form.form().match(new PartsOf(new Invariant.Part(whole.place(), form.written(whole.value())), found));
    }
}
