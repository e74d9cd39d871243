package io.github.terrene.testkit.arbitrary;

import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.kernel.form.MapForm;
import io.github.terrene.kernel.form.OptionForm;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.SumForm;
import io.vavr.collection.Set;

/**
 * Whether a form has a value without other forms in it.
 *
 * @param without those
 * @param empty whether lists can be empty, and options none
 */
record Endings(Set<Form<?>> without, boolean empty) implements Form.SomeCases<Boolean> {
    boolean of(Form<?> form) {
        return form.match(this);
    }

    private Endings alsoWithout(Form<?> form) {
        return new Endings(without.add(form), empty);
    }

    @Override
    public Boolean other() {
        return true;
    }

    @Override
    public Boolean list(ListForm<?> form) {
        return empty || of(form.element());
    }

    @Override
    public Boolean map(MapForm form) {
        return empty || of(form.value());
    }

    @Override
    public Boolean option(OptionForm form) {
        return empty || of(form.element());
    }

    @Override
    public Boolean product(ProductForm<?> form) {
        Endings within = alsoWithout(form);
        return !without.contains(form) && form.parts().forAll(part -> within.of(part.form()));
    }

    @Override
    public Boolean sum(SumForm<?> form) {
        Endings within = alsoWithout(form);
        return !without.contains(form) && form.members().exists(member -> within.of(member.form()));
    }
}
