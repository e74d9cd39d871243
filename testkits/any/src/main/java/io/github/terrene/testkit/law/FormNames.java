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

/**
 * The types that forms are made of, by their names, and the texts in them that do not say what they name: a member of a sum has the name of
 * the sum before its own.
 */
final class FormNames implements Form.SomeCases<Boolean> {
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

    /** Whether a type was not yet met. */
    private boolean isNew(String name, Class<?> type) {
        Set<Class<?>> same = types.getOrElse(name, LinkedHashSet.empty());
        types = types.put(name, same.add(type));
        return !same.contains(type);
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
        isNew(form.noun(), form.type());
        return true;
    }

    @Override
    public Boolean scalar(ScalarForm<?> form) {
        isNew(form.noun(), form.type());
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
        boolean found = isNew(name, form.type());
        for (Part part : found ? form.parts() : Array.<Part>empty()) {
            place = name + "." + part.name();
            named = part.names();
            part.form().match(this);
        }
        return found;
    }

    @Override
    public Boolean sum(SumForm<?> form) {
        boolean found = isNew(form.name(), form.type());
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
