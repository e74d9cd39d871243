package io.github.terrene.kernel.text;

import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.kernel.form.OptionForm;
import io.github.terrene.kernel.form.Part;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.SumForm;
import io.github.terrene.kernel.form.WrittenAs;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** Finds the first part of a value that is null: object mappers leave null what a text does not mention. */
record Missing(Object value, String name) implements Form.SomeCases<Option<String>> {

    static @Nullable String of(Form<?> form, Object value, String name) {
        return form.match(new Missing(value, name)).getOrNull();
    }

    private static Option<String> in(Form<?> form, @Nullable Object value, String name) {
        return value == null ? Option.some(name) : form.match(new Missing(value, name));
    }

    @Override
    public Option<String> other() {
        return Option.none();
    }

    @Override
    public Option<String> list(ListForm<?> form) {
        for (Object each : (Iterable<?>) value) {
            Option<String> missing = in(form.element(), each, name);
            if (missing.isDefined()) {
                return missing;
            }
        }
        return Option.none();
    }

    @Override
    public Option<String> option(OptionForm form) {
        Option<?> option = (Option<?>) value;
        return option.isEmpty() ? Option.none() : in(form.element(), option.get(), name);
    }

    @Override
    public Option<String> product(ProductForm<?> form) {
        for (Part part : form.parts()) {
            Option<String> missing = part.primitive() ? Option.none() : in(part.form(), part.of(value), part.name());
            if (missing.isDefined()) {
                return missing;
            }
        }
        return Option.none();
    }

    @Override
    public Option<String> sum(SumForm<?> form) {
        return form.of(value).form().match(this);
    }

    @Override
    public Option<String> written(WrittenAs<?, ?> form) {
        return form.form().match(new Missing(form.written(value), name));
    }
}
