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
import org.jspecify.annotations.Nullable;

/** Finds a value and everything in it. */
public final class Inside implements Form.SomeCases<Boolean> {
    private final Placed whole;
    private final ArrayList<Placed> found;

    private Inside(Placed whole, ArrayList<Placed> found) {
        this.whole = whole;
        this.found = found;
    }

    /** A value and everything in it, from left to right. What has a name of its own, such as a card, is not looked into. */
    public static Array<Placed> all(Form<?> form, @Nullable Object value) {
        ArrayList<Placed> found = new ArrayList<>();
        look(form, new Placed("", value, Option.none()), found);
        return Array.ofAll(found);
    }

    private static void look(Form<?> form, Placed at, ArrayList<Placed> found) {
        if (at.missing()) {
            found.add(at);
        } else {
            form.match(new Inside(at, found));
        }
    }

    private void look(Form<?> form, Placed at) {
        look(form, at, found);
    }

    @Override
    public Boolean other() {
        return found.add(whole);
    }

    @Override
    public Boolean list(ListForm<?> form) {
        other();
        int index = 0;
        for (Object each : (Iterable<?>) whole.whole()) {
            look(form.element(), whole.at(index++, each));
        }
        return true;
    }

    @Override
    public Boolean map(MapForm form) {
        other();
        for (Tuple2<?, ?> entry : MapForm.entries(whole.whole())) {
            look(form.key(), whole.at(entry._1, entry._1));
            look(form.value(), whole.at(entry._1, entry._2));
        }
        return true;
    }

    @Override
    public Boolean option(OptionForm form) {
        ((Option<?>) whole.whole()).forEach(value -> look(form.element(), whole.with(value)));
        return true;
    }

    @Override
    public Boolean product(ProductForm<?> form) {
        other();
        for (Part part : form.parts()) {
            look(part.form(), whole.in(part));
        }
        return true;
    }

    @Override
    public Boolean sum(SumForm<?> form) {
        return form.of(whole.whole()).form().match(this);
    }

    @Override
    public Boolean written(WrittenAs<?, ?> form) {
        look(form.form(), whole.with(form.written(whole.whole())));
        return true;
    }
}
