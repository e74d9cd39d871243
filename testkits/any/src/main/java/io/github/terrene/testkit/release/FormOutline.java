package io.github.terrene.testkit.release;

import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.kernel.form.MapForm;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.NamesForm;
import io.github.terrene.kernel.form.OptionForm;
import io.github.terrene.kernel.form.Part;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.ScalarForm;
import io.github.terrene.kernel.form.SumForm;
import io.github.terrene.kernel.form.WholeForm;
import io.github.terrene.kernel.form.WrittenAs;
import io.vavr.collection.Array;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Everything that a form consists of, as text: two forms with the same outline write and read the same. A test can use it to compare the forms
 * that a table of {@link io.github.terrene.kernel.form.Shapes} gives with those that reflection finds.
 *
 * <pre>{@code
 * assertThat(FormOutline.of(forms.by(table), Card.class)).isEqualTo(FormOutline.of(forms.by(new Reflection()), Card.class));
 * }</pre>
 */
public final class FormOutline implements Form.Cases<String> {
    private final List<Form<?>> met = new ArrayList<>();
    private final StringBuilder lines = new StringBuilder();

    private FormOutline() {}

    /** The outline of a form: a line for each product and sum in it, in the order in which they are met. */
    public static String of(Form<?> form) {
        FormOutline outline = new FormOutline();
        return form.match(outline) + "\n" + outline.lines;
    }

    /** The outline of a type, or why it has no form. */
    public static String of(Forms forms, Class<?> type) {
        try {
            return of(forms.of(type));
        } catch (IllegalArgumentException refusal) {
            return String.valueOf(refusal.getMessage());
        }
    }

    @Override
    public String text() {
        return "text";
    }

    @Override
    public String whole(WholeForm form) {
        return form.wide() ? "long" : "int";
    }

    @Override
    public String truth() {
        return "boolean";
    }

    @Override
    public String names(NamesForm<?> form) {
        return form.type().getName() + form.names().mkString("{", ", ", "}");
    }

    @Override
    public String scalar(ScalarForm<?> form) {
        return "the name of " + form.type().getName();
    }

    @Override
    public String embedded() {
        return "embedded text";
    }

    @Override
    public String list(ListForm<?> form) {
        return form.collect().apply(Array.empty()).getClass().getSimpleName() + "<"
                + form.element().match(this) + ">";
    }

    @Override
    public String map(MapForm form) {
        return "map<" + form.key().match(this) + ", " + form.value().match(this) + ">";
    }

    @Override
    public String option(OptionForm form) {
        return "option<" + form.element().match(this) + ">";
    }

    @Override
    public String written(WrittenAs<?, ?> form) {
        return form.noun() + " as " + form.form().match(this);
    }

    @Override
    public String product(ProductForm<?> form) {
        if (isNew(form)) {
            line(form, form.type(), form.parts().map(this::part));
        }
        return form.name() + place(form);
    }

    private String part(Part part) {
        return (part.primitive() ? "primitive " : "") + (part.names() == Named.NOTHING ? "" : part.names() + " ")
                + part.name() + ": " + part.form().match(this)
                + part.said().map(FormOutline::said).mkString();
    }

    private static String said(Annotation annotation) {
        return Array.of(annotation.annotationType().getDeclaredMethods())
                .sortBy(Method::getName)
                .map(member -> member.getName() + "=" + value(annotation, member))
                .mkString(" @" + annotation.annotationType().getName() + "(", ", ", ")");
    }

    private static String value(Annotation annotation, Method member) {
        try {
            String all = Arrays.deepToString(new Object[] {member.invoke(annotation)});
            return all.substring(1, all.length() - 1);
        } catch (ReflectiveOperationException hidden) {
            throw new IllegalArgumentException(annotation.annotationType().getName() + " is not public", hidden);
        }
    }

    @Override
    public String sum(SumForm<?> form) {
        if (isNew(form)) {
            line(
                    form,
                    form.type(),
                    form.members()
                            .map(member -> member.name() + " " + member.type().getName() + ": "
                                    + member.form().match(this)));
        }
        return form.name() + place(form);
    }

    private void line(Form<?> form, Class<?> type, Array<String> parts) {
        lines.append(place(form)).append(' ').append(type.getName()).append(parts.mkString("(", ", ", ")\n"));
    }

    /** Forms contain themselves: each is described once. */
    private boolean isNew(Form<?> form) {
        boolean unknown = place(form) == 0;
        if (unknown) {
            met.add(form);
        }
        return unknown;
    }

    private int place(Form<?> form) {
        for (int i = 0; i < met.size(); i++) {
            if (met.get(i) == form) {
                return i + 1;
            }
        }
        return 0;
    }
}
