package io.github.terrene.narrator.board;

import io.github.terrene.kernel.card.PrintedCard;
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
import io.github.terrene.kernel.form.TruthForm;
import io.github.terrene.kernel.form.WholeForm;
import io.github.terrene.kernel.form.WrittenAs;
import io.vavr.collection.Array;

/**
 * Where a path of a layout can lead: {@link Here} before there is a value.
 *
 * @param form what is there
 * @param names what it names, if it is a text
 */
record There(Form<?> form, Named names) {
    There(Form<?> form) {
        this(form, Named.NOTHING);
    }

    private Array<There> to(Form<?> other) {
        return Array.of(new There(other, names));
    }

    /** The elements of a list or an option, the members of a family, what is written as something else; itself otherwise. */
    Array<There> elements() {
        if (form instanceof ListForm<?> list) {
            return to(list.element());
        } else if (form instanceof OptionForm option) {
            return to(option.element());
        } else if (form instanceof SumForm<?> sum) {
            return sum.members().map(Member::form).flatMap(this::to);
        }
        return form instanceof WrittenAs<?, ?> other ? to(other.form()) : Array.of(this);
    }

    private boolean isWhole() {
        return elements().equals(Array.of(this));
    }

    /** The types with a name of which it consists. */
    Array<Form<?>> types() {
        if (form instanceof MapForm map) {
            return new There(map.value()).types();
        } else if (!isWhole()) {
            return elements().flatMap(There::types);
        }
        return form instanceof ProductForm || form instanceof NamesForm ? Array.of(form) : Array.empty();
    }

    /** The names of its parts. */
    Array<String> parts() {
        return form instanceof ProductForm<?> product
                ? product.parts().map(Part::name)
                : isWhole() ? Array.empty() : elements().flatMap(There::parts).distinct();
    }

    /**
     * What a step leads to.
     *
     * @param cards what is printed on cards
     */
    Array<There> part(String name, Array<Form<?>> cards) {
        if (name.equals(Here.ITSELF)) {
            return Array.of(this);
        } else if (name.equals(Here.ITS_PLAYER) || !isWhole()) {
            return name.equals(Here.ITS_PLAYER) ? elements() : elements().flatMap(each -> each.part(name, cards));
        } else if (form instanceof ProductForm<?> product) {
            return product.parts()
                    .filter(part -> part.name().equals(name))
                    .map(part -> new There(part.form(), part.names()));
        }
        return isCard() ? cards.flatMap(card -> new There(card).part(name, Array.empty())) : Array.empty();
    }

    private boolean isCard() {
        return names == Named.CARD
                || form instanceof ScalarForm<?> scalar && PrintedCard.class.isAssignableFrom(scalar.type());
    }

    /** Whether it is a number, or there is a number of it. */
    boolean isCounted() {
        return form instanceof WholeForm
                || form instanceof ListForm
                || form instanceof OptionForm
                || form instanceof SumForm && elements().exists(There::isCounted)
                || form instanceof ProductForm<?> product
                        && product.parts().size() == 1
                        && product.parts().head().form() instanceof ListForm;
    }

    /** Whether it is true or false, of which there are no words. */
    boolean isTruth() {
        return form instanceof TruthForm || !isWhole() && elements().exists(There::isTruth);
    }
}
