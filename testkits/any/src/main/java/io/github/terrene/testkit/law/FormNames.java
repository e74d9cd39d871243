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
import io.vavr.collection.Set;
import java.util.Collections;
import java.util.IdentityHashMap;

/**
 * The types that forms are made of, by name, and the texts in them that do not say what they name. A member of a sum has the name of the sum
 * before its own.
 */
final class FormNames implements Form.SomeCases<Boolean> {
    private final java.util.Set<Form<?>> met = Collections.newSetFromMap(new IdentityHashMap<>());
    private Map<String, Set<Class<?>>> types = LinkedHashMap.empty();
    private Array<String> silent = Array.empty();
    private String place = "";
    private Named named = Named.NOTHING;

    void collect(Form<?> form) {
        form.match(this);
    }

    /** All types. */
    Set<Class<?>> types() {
        return types.values().fold(LinkedHashSet.empty(), Set::addAll);
    }

    /** The names that several types have, with these. */
    Map<String, Set<Class<?>>> shared() {
        return types.filterValues(same -> same.size() > 1);
    }

    /** The parts that are texts and do not say what they name. */
    Array<String> silent() {
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
        for (Part part : found ? form.parts() : Array.<Part>empty()) {
            place = name + "." + part.name();
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
