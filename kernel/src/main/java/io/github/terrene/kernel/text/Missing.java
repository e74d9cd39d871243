package io.github.terrene.kernel.text;

import io.github.terrene.kernel.MissingPart;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.kernel.form.OptionForm;
import io.github.terrene.kernel.form.Part;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.SumForm;
import io.github.terrene.kernel.form.WrittenAs;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * Finds the first part of a value that is null: object mappers leave null what a text does not mention.
 *
 * @param part the name of the value
 * @param place where it is
 * @param element the place of what is in a list and has this value as a part, or is it; empty if nothing is in a list
 */
record Missing(Object value, String part, String place, String element) implements Form.SomeCases<Option<MissingPart>> {

    static @Nullable MissingPart of(Form<?> form, @Nullable Object value, String name) {
        return in(form, value, name, name, "").getOrNull();
    }

    private static Option<MissingPart> in(
            Form<?> form, @Nullable Object value, String part, String place, String element) {
        return value == null
                ? Option.some(new MissingPart(part, place))
                : form.match(new Missing(value, part, place, element));
    }

    @Override
    public Option<MissingPart> other() {
        return Option.none();
    }

    @Override
    public Option<MissingPart> list(ListForm<?> form) {
        int number = 0;
        for (Object each : (Iterable<?>) value) {
            number++;
            String at = place + " " + number;
            Option<MissingPart> missing = in(form.element(), each, part, at, at);
            if (missing.isDefined()) {
                return missing;
            }
        }
        return Option.none();
    }

    @Override
    public Option<MissingPart> option(OptionForm form) {
        Option<?> option = (Option<?>) value;
        return option.isEmpty() ? Option.none() : in(form.element(), option.get(), part, place, element);
    }

    @Override
    public Option<MissingPart> product(ProductForm<?> form) {
        for (Part each : form.parts()) {
            String at = element.isEmpty() ? each.name() : element + ", " + each.name();
            Option<MissingPart> missing =
                    each.primitive() ? Option.none() : in(each.form(), each.of(value), each.name(), at, element);
            if (missing.isDefined()) {
                return missing;
            }
        }
        return Option.none();
    }

    @Override
    public Option<MissingPart> sum(SumForm<?> form) {
        return form.of(value).form().match(this);
    }

    @Override
    public Option<MissingPart> written(WrittenAs<?, ?> form) {
        return form.form().match(new Missing(form.written(value), part, place, element));
    }
}
