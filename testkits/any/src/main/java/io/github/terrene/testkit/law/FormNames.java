package io.github.terrene.testkit.law;

import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.kernel.form.MapForm;
import io.github.terrene.kernel.form.Member;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.NamesForm;
import io.github.terrene.kernel.form.OptionForm;
import io.github.terrene.kernel.form.Part;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.ScalarForm;
import io.github.terrene.kernel.form.SumForm;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import java.util.Collections;
import java.util.IdentityHashMap;

/**
 * The types that forms are made of, by name, and the texts in them that do not say what they name. A member of a sum has the name of the sum
 * before its own.
 */
public final class FormNames implements Form.SomeCases<Boolean> {
    private final java.util.Set<Form<?>> met = Collections.newSetFromMap(new IdentityHashMap<>());
    private Map<String, Set<Class<?>>> types = LinkedHashMap.empty();
    private Map<String, Set<Form<?>>> forms = LinkedHashMap.empty();
    private Map<String, Form<?>> products = LinkedHashMap.empty();
    private Array<String> silent = Array.empty();
    private String place = "";
    private Named named = Named.NOTHING;

    /** Adds what a form is made of. */
    public void collect(Form<?> form) {
        form.match(this);
    }

    /** The types of the members of a family, those of families in it instead of these; of any other type, itself. */
    public static Seq<Class<?>> members(Form<?> form) {
        if (form instanceof SumForm<?> sum) {
            return sum.members().flatMap(member -> members(member.form()));
        }
        return form instanceof ProductForm<?> product ? Array.of(product.type()) : Array.empty();
    }

    /** All types. */
    public Set<Class<?>> types() {
        return types.values().fold(LinkedHashSet.empty(), Set::addAll);
    }

    /** The names that several types have, with these. */
    public Map<String, Set<Class<?>>> shared() {
        return types.filterValues(same -> same.size() > 1);
    }

    /** The forms of all parts with that name; of {@code #}, those of things with one of these names. */
    public Set<Form<?>> forms(String part, Seq<String> things) {
        return part.equals("#")
                ? things.toLinkedSet().flatMap(products::get)
                : forms.getOrElse(part, LinkedHashSet.empty());
    }

    /** The parts that are texts and do not say what they name. */
    public Array<String> silent() {
        return silent;
    }

    /** Whether a form was not yet met: those of a generic type differ in its arguments. */
    private boolean isNew(String name, Class<?> type, Form<?> form) {
        collect(name, type);
        return met.add(form);
    }

    private void collect(String name, Class<?> type) {
        types = types.put(name, types.getOrElse(name, LinkedHashSet.empty()).add(type));
    }

    @Override
    public Boolean embedded() {
        return true;
    }

    @Override
    public Boolean other() {
        return true;
    }

    @Override
    public Boolean text() {
        silent = named == Named.NOTHING ? silent.append(place) : silent;
        return true;
    }

    @Override
    public Boolean names(NamesForm<?> form) {
        collect(form.noun(), form.type());
        return true;
    }

    @Override
    public Boolean scalar(ScalarForm<?> form) {
        collect(form.noun(), form.type());
        return true;
    }

    @Override
    public Boolean list(ListForm<?> form) {
        return form.element().match(this);
    }

    @Override
    public Boolean map(MapForm form) {
        form.key().match(this);
        return form.value().match(this);
    }

    @Override
    public Boolean option(OptionForm form) {
        return form.element().match(this);
    }

    @Override
    public Boolean product(ProductForm<?> form) {
        return product(form.name(), form);
    }

    private boolean product(String name, ProductForm<?> form) {
        boolean found = isNew(name, form.type(), form);
        products = products.put(form.name(), form);
        for (Part part : found ? form.parts() : Array.<Part>empty()) {
            place = name + "." + part.name();
            forms = forms.put(
                    part.name(),
                    forms.getOrElse(part.name(), LinkedHashSet.empty()).add(part.form()));
            named = part.names();
            part.form().match(this);
        }
        return found;
    }

    @Override
    public Boolean sum(SumForm<?> form) {
        boolean found = isNew(form.name(), form.type(), form);
        for (Member member : found ? form.members() : Array.<Member>empty()) {
            if (member.form() instanceof ProductForm<?> product) {
                product(form.name() + "." + member.name(), product);
            } else {
                member.form().match(this);
            }
        }
        return found;
    }
}
