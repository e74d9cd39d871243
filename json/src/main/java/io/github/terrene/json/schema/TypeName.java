package io.github.terrene.json.schema;

import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.kernel.form.MapForm;
import io.github.terrene.kernel.form.NamesForm;
import io.github.terrene.kernel.form.OptionForm;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.ScalarForm;
import io.github.terrene.kernel.form.SumForm;
import io.github.terrene.kernel.form.WholeForm;
import io.vavr.collection.Array;

/** The name under which a form is defined, including the names of its arguments: {@code PileOfCard}. */
final class TypeName implements Form.Cases<String> {
    private static final TypeName NAME = new TypeName();

    private TypeName() {}

    static String of(Form<?> form) {
        return form.match(NAME);
    }

    private static String of(String name, Array<Form<?>> arguments) {
        return name + (arguments.isEmpty() ? "" : arguments.map(TypeName::of).mkString("Of", "And", ""));
    }

    @Override
    public String text() {
        return "Text";
    }

    @Override
    public String whole(WholeForm form) {
        return form.wide() ? "WideNumber" : "Number";
    }

    @Override
    public String truth() {
        return "Truth";
    }

    @Override
    public String names(NamesForm<?> form) {
        return form.noun();
    }

    @Override
    public String scalar(ScalarForm<?> form) {
        return form.noun();
    }

    @Override
    public String list(ListForm<?> form) {
        return "ListOf" + of(form.element());
    }

    @Override
    public String map(MapForm form) {
        return "MapOf" + of(form.key()) + "And" + of(form.value());
    }

    @Override
    public String option(OptionForm form) {
        return "Maybe" + of(form.element());
    }

    @Override
    public String product(ProductForm<?> form) {
        return of(form.name(), form.arguments());
    }

    @Override
    public String sum(SumForm<?> form) {
        return of(form.name(), form.arguments());
    }
}
