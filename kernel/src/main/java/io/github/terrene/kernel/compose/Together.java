package io.github.terrene.kernel.compose;

import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Forms;
import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.kernel.form.Member;
import io.github.terrene.kernel.form.NamesForm;
import io.github.terrene.kernel.form.OptionForm;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.ScalarForm;
import io.github.terrene.kernel.form.SumForm;
import io.github.terrene.kernel.form.WrittenAs;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.Iterator;

/**
 * What two know together of something that each of them sees a part of: where something is unknown to the first, and the second knows it, it is known.
 * What is true for one of them only, such as that a card can be followed, is true for both. All else is as the first sees it.
 *
 * @param forms say what stands for something unknown
 * @param one what the first sees
 * @param other what the second sees
 */
record Together(Forms forms, Object one, Object other) implements Form.SomeCases<Object> {
    @SuppressWarnings("unchecked") // a value of the same form
    static <T> T of(Forms forms, Form<T> form, T one, T other) {
        return (T) new Together(forms, one, other).as(form);
    }

    private Object part(Form<?> form, Object mine, Object theirs) {
        return new Together(forms, mine, theirs).as(form);
    }

    private Object as(Form<?> form) {
        return one.equals(other) ? one : form.match(this);
    }

    /** A card, or whatever else can be hidden as a whole. */
    private Option<Object> card(Class<?> type) {
        return forms.hideable(type).map(hidden -> one.equals(hidden.hidden().apply(one)) ? other : one);
    }

    @Override
    public Object other() {
        return one;
    }

    /** Equal truths are not asked for. */
    @Override
    public Object truth() {
        return true;
    }

    @Override
    public Object names(NamesForm<?> form) {
        return card(form.type()).getOrElse(one);
    }

    @Override
    public Object scalar(ScalarForm<?> form) {
        return card(form.type()).getOrElse(one);
    }

    @Override
    public Object product(ProductForm<?> form) {
        return card(form.type()).getOrElse(() -> parts(form));
    }

    private Object parts(ProductForm<?> form) {
        Object[] parts = form.apart(one);
        Object[] others = form.apart(other);
        boolean same = true;
        for (int i = 0; i < parts.length; i++) {
            Object mine = parts[i];
            parts[i] = part(form.parts().get(i).form(), mine, others[i]);
            same &= parts[i] == mine;
        }
        return same ? one : form.of(parts);
    }

    @Override
    public Object sum(SumForm<?> form) {
        return card(form.type()).getOrElse(() -> {
            Member member = form.of(one);
            return member.equals(form.of(other)) ? as(member.form()) : one;
        });
    }

    @Override
    public Object option(OptionForm form) {
        Option<?> mine = (Option<?>) one;
        Option<?> theirs = (Option<?>) other;
        return mine.isDefined() && theirs.isDefined()
                ? Option.some(part(form.element(), mine.get(), theirs.get()))
                : one;
    }

    @Override
    public Object list(ListForm<?> form) {
        Seq<?> mine = (Seq<?>) one;
        Seq<?> theirs = (Seq<?>) other;
        if (mine.size() != theirs.size()) {
            return one;
        }
        ArrayBuilder<Object> all = new ArrayBuilder<>(mine.size());
        Iterator<?> others = theirs.iterator();
        for (Object each : mine) {
            all.add(part(form.element(), each, others.next()));
        }
        return form.collect().apply(all.all());
    }

    /** Nothing is hidden in what is written as something else. */
    @Override
    public Object written(WrittenAs<?, ?> form) {
        return one;
    }
}
