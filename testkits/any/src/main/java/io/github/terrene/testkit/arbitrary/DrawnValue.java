package io.github.terrene.testkit.arbitrary;

import io.github.terrene.kernel.form.Embedded;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.kernel.form.MapForm;
import io.github.terrene.kernel.form.Member;
import io.github.terrene.kernel.form.NamesForm;
import io.github.terrene.kernel.form.OptionForm;
import io.github.terrene.kernel.form.Part;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.ScalarForm;
import io.github.terrene.kernel.form.SumForm;
import io.github.terrene.kernel.form.WholeForm;
import io.github.terrene.kernel.form.WrittenAs;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Set;
import io.vavr.control.Option;
import java.util.function.Supplier;

/** Draws a value of a form. A value that a constructor refuses is drawn again, without the values around it. */
final class DrawnValue implements Form.Cases<Object> {
    private static final int ATTEMPTS = 1_000;

    private final RandomValues values;
    private final Choices choices;
    /** How many products and sums of each form enclose the drawn one. */
    private Map<Form<?>, Integer> open = HashMap.empty();

    DrawnValue(RandomValues values, Choices choices) {
        this.values = values;
        this.choices = choices;
    }

    Object of(Form<?> form) {
        return form.match(this);
    }

    private Object own(Class<?> type, Supplier<Object> otherwise) {
        return values.own(type).<Object>map(source -> source.apply(choices)).getOrElse(otherwise);
    }

    /** Every plain type has a source. */
    private Object own(Class<?> plain) {
        return values.own(plain).get().apply(choices);
    }

    @Override
    public Object text() {
        return own(String.class);
    }

    @Override
    public Object embedded() {
        return own(Embedded.class, () -> new Embedded((String) text()));
    }

    @Override
    public Object whole(WholeForm form) {
        return own(form.wide() ? long.class : int.class);
    }

    @Override
    public Object truth() {
        return own(boolean.class);
    }

    @Override
    public Object names(NamesForm<?> form) {
        return own(form.type(), () -> choices.of(form.constants()));
    }

    @Override
    public Object scalar(ScalarForm<?> form) {
        return own(form.type(), () -> {
            Array<?> known = values.known(form);
            if (known.isEmpty()) {
                throw new IllegalStateException("no " + form.noun() + " is known: name some, or give them a source");
            }
            return choices.of(known);
        });
    }

    @Override
    public Object list(ListForm<?> form) {
        return form.collect().apply(several(form.element(), () -> of(form.element())));
    }

    @Override
    @SuppressWarnings("unchecked") // only maps with keys that can be compared have this form
    public Object map(MapForm form) {
        return MapForm.entries(HashMap.ofEntries(
                several(form.value(), () -> Tuple.of(of(form.key()), of(form.value())))));
    }

    private <T> Array<T> several(Form<?> element, Supplier<T> draw) {
        return ends(element) ? Array.fill(values.length(choices), draw) : Array.empty();
    }

    @Override
    public Object option(OptionForm form) {
        return Option.when(ends(form.element()) && choices.below(3) == 2, () -> of(form.element()));
    }

    private boolean ends(Form<?> element) {
        return new Endings(full().filter(ProductForm.class::isInstance), true).of(element);
    }

    /** Those of which no more come within each other, if others do. */
    private Set<Form<?>> full() {
        return open.filterValues(times -> times > values.deepest()).keySet();
    }

    @Override
    public Object product(ProductForm<?> form) {
        return own(form.type(), () -> within(form, () -> accepted(form.name(), () -> form.of(parts(form)))));
    }

    private Object[] parts(ProductForm<?> form) {
        return form.parts().map(part -> part(form, part)).toJavaArray();
    }

    private Object part(ProductForm<?> form, Part part) {
        return values.part(form.type(), part.name())
                .<Object>map(source -> source.apply(choices))
                .getOrElse(() -> of(part.form()));
    }

    @Override
    public Object sum(SumForm<?> form) {
        return own(
                form.type(),
                () -> within(form, () -> of(choices.of(members(form)).form())));
    }

    private Array<Member> members(SumForm<?> form) {
        Array<Member> members = form.members();
        Set<Form<?>> full = full();
        return full.contains(form)
                ? Array.of(false, true)
                        .map(empty -> members.filter(member -> new Endings(full, empty).of(member.form())))
                        .find(Array::nonEmpty)
                        .getOrElse(members)
                : members;
    }

    @Override
    public Object written(WrittenAs<?, ?> form) {
        return accepted(form.noun(), () -> read(form));
    }

    private <T, W> T read(WrittenAs<T, W> form) {
        return form.read().apply(drawn(form.form()));
    }

    @SuppressWarnings("unchecked") // what is drawn for a form is of it
    <T> T drawn(Form<T> form) {
        return (T) of(form);
    }

    private Object within(Form<?> form, Supplier<Object> draw) {
        Map<Form<?>, Integer> before = open;
        open = open.put(form, 1, Integer::sum);
        Object drawn = draw.get();
        open = before;
        return drawn;
    }

    private Object accepted(String noun, Supplier<Object> draw) {
        String refusal = "";
        for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
            try {
                return draw.get();
            } catch (IllegalArgumentException refused) {
                refusal = String.valueOf(refused.getMessage());
                choices.refused();
            }
        }
        throw new IllegalStateException(
                noun + " accepts nothing of " + ATTEMPTS + " that were drawn; draw its parts otherwise: " + refusal);
    }
}
