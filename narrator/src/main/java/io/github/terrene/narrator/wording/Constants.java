package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.kernel.form.NamesForm;
import io.github.terrene.kernel.form.OptionForm;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.SumForm;
import io.github.terrene.kernel.form.TextForm;
import io.github.terrene.kernel.form.WholeForm;
import io.github.terrene.kernel.form.WrittenAs;
import io.vavr.collection.List;
import io.vavr.control.Option;

/**
 * The value that a condition names, if there is one of that form.
 *
 * @param name as of {@link Atoms}
 */
record Constants(String name) implements Form.SomeCases<Option<Object>> {
    static Option<Object> parse(Form<?> form, String name) {
        return form.match(new Constants(name));
    }

    /** Whether a condition can name it: a larger value goes by its member, or by being there. */
    static boolean can(Form<?> form, String name) {
        return parse(form, name).isDefined()
                || form instanceof SumForm<?> sum
                        && sum.members().exists(member -> member.name().equals(name))
                || form instanceof ListForm<?> list && (name.equals("full") || can(list.element(), name))
                || form instanceof TextForm;
    }

    /** What stands for nothing: none, false, 0, an empty list or text. */
    static Option<Object> nothing(Form<?> form) {
        return List.of("none", "empty", "false", "0")
                .flatMap(name -> parse(form, name))
                .headOption();
    }

    @Override
    public Option<Object> other() {
        return Option.none();
    }

    @Override
    public Option<Object> text() {
        return Option.when(name.equals("empty"), "");
    }

    @Override
    public Option<Object> whole(WholeForm form) {
        try {
            return Option.some(form.wide() ? (Object) Long.parseLong(name) : (Object) Integer.parseInt(name));
        } catch (NumberFormatException other) {
            return Option.none();
        }
    }

    @Override
    public Option<Object> truth() {
        return Option.when(name.equals("true") || name.equals("false"), () -> name.equals("true"));
    }

    @Override
    public Option<Object> names(NamesForm<?> form) {
        return form.constants()
                .find(constant -> ((Enum<?>) constant).name().equals(name))
                .map(Object.class::cast);
    }

    @Override
    public Option<Object> list(ListForm<?> form) {
        return Option.when(name.equals("empty"), () -> form.collect().apply(List.empty()));
    }

    @Override
    public Option<Object> option(OptionForm form) {
        return name.equals("none")
                ? Option.some(Option.none())
                : form.element().match(this).map(Option::some);
    }

    @Override
    public Option<Object> sum(SumForm<?> form) {
        return form.members()
                .find(member -> member.name().equals(name))
                .flatMap(member -> member.form() instanceof ProductForm<?> product
                                && product.parts().isEmpty()
                        ? Option.some((Object) product.of())
                        : Option.none())
                .orElse(() -> form.members()
                        .filter(member -> member.form() instanceof NamesForm)
                        .flatMap(member -> member.form().match(this))
                        .headOption());
    }

    /** What is written as another type cannot be named. */
    @Override
    public Option<Object> written(WrittenAs<?, ?> form) {
        return Option.none();
    }
}
