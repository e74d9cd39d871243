package io.github.terrene.narrator.board;

import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.NamesForm;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.ScalarForm;
import io.github.terrene.kernel.form.WholeForm;
import io.github.terrene.narrator.wording.Known.Value;
import io.vavr.collection.Array;

/**
 * The numbers in play, players and places of which a value speaks.
 *
 * @param value the value
 * @param names what it names, if it is a number
 */
record Spoken(Object value, Named names) implements Form.SomeCases<Array<Object>> {
    static Array<Object> of(Value value) {
        return value.form().match(new Spoken(value.value(), Named.NOTHING));
    }

    @Override
    public Array<Object> other() {
        return Array.empty();
    }

    @Override
    public Array<Object> whole(WholeForm form) {
        return names == Named.IN_PLAY || names == Named.PLACE ? Array.of(value) : Array.empty();
    }

    @Override
    public Array<Object> names(NamesForm<?> form) {
        return Array.of(((Enum<?>) value).name());
    }

    @Override
    public Array<Object> scalar(ScalarForm<?> form) {
        return Array.of(value);
    }

    @Override
    public Array<Object> list(ListForm<?> form) {
        return Array.ofAll((Iterable<?>) value).flatMap(each -> form.element().match(new Spoken(each, names)));
    }

    @Override
    public Array<Object> product(ProductForm<?> form) {
        return form.parts().flatMap(part -> part.form().match(new Spoken(part.of(value), part.names())));
    }
}
