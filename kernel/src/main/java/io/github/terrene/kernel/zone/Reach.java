package io.github.terrene.kernel.zone;

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
import io.github.terrene.kernel.form.WrittenAs;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Whether values of a form can contain something: a type, or a part of which something is said. It remembers what it found. */
final class Reach implements Form.SomeCases<Boolean> {
    private final Predicate<Class<?>> type;
    private final Predicate<Part> part;
    private final Map<Form<?>, Boolean> known = new HashMap<>();
    private Set<Form<?>> asked = new HashSet<>();

    Reach(Predicate<Class<?>> type, Predicate<Part> part) {
        this.type = type;
        this.part = part;
    }

    boolean from(Form<?> form) {
        asked = new HashSet<>();
        boolean found = reaches(form);
        if (!found) {
            asked.forEach(each -> known.put(each, false));
        }
        known.put(form, found);
        return found;
    }

    /** A form that is met again while it is being asked contains nothing that was not found at once. */
    private boolean reaches(Form<?> form) {
        @Nullable Boolean before = known.get(form);
        return before != null ? before : asked.add(form) && form.match(this);
    }

    @Override
    public Boolean other() {
        return false;
    }

    @Override
    public Boolean names(NamesForm<?> form) {
        return type.test(form.type());
    }

    @Override
    public Boolean scalar(ScalarForm<?> form) {
        return type.test(form.type());
    }

    @Override
    public Boolean list(ListForm<?> form) {
        return reaches(form.element());
    }

    @Override
    public Boolean map(MapForm form) {
        return reaches(form.key()) || reaches(form.value());
    }

    @Override
    public Boolean option(OptionForm form) {
        return reaches(form.element());
    }

    @Override
    public Boolean product(ProductForm<?> form) {
        return type.test(form.type()) || form.parts().exists(each -> part.test(each) || reaches(each.form()));
    }

    @Override
    public Boolean sum(SumForm<?> form) {
        return type.test(form.type()) || form.members().map(Member::form).exists(this::reaches);
    }

    @Override
    public Boolean written(WrittenAs<?, ?> form) {
        return reaches(form.form());
    }
}
