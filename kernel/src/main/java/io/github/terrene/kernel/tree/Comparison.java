package io.github.terrene.kernel.tree;

import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.kernel.form.Member;
import io.github.terrene.kernel.form.OptionForm;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.SumForm;
import io.github.terrene.kernel.form.WrittenAs;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What changed from one value of a form to another. States share what stays the same, so a part that is the same object in both is not
 * looked into.
 *
 * @param form of both
 * @param before the first value
 * @param after the second value
 */
record Comparison(Form<?> form, Object before, Object after) implements Form.SomeCases<Array<Change>> {
    static Array<Change> changes(Form<?> form, Object before, Object after) {
        return before == after ? Array.empty() : form.match(new Comparison(form, before, after));
    }

    private static boolean alike(Form<?> form, Object one, Object other) {
        return one.equals(other) || changes(form, one, other).isEmpty();
    }

    private Array<Change> replaced() {
        return Array.of(Change.to(Tree.of(form, after)));
    }

    @Override
    public Array<Change> other() {
        return before.equals(after) || Tree.of(form, before).equals(Tree.of(form, after)) ? Array.empty() : replaced();
    }

    @Override
    public Array<Change> product(ProductForm<?> product) {
        return product.parts()
                .flatMap(part -> changes(part.form(), part.of(before), part.of(after))
                        .map(change -> change.within(part.name())));
    }

    /** A member is not a step of a path: its parts are those of the sum. */
    @Override
    public Array<Change> sum(SumForm<?> sum) {
        Member member = sum.of(before);
        return member.name().equals(sum.of(after).name()) && member.form() instanceof ProductForm
                ? changes(member.form(), before, after)
                : other();
    }

    @Override
    public Array<Change> option(OptionForm option) {
        Option<?> one = (Option<?>) before;
        Option<?> two = (Option<?>) after;
        return one.isDefined() && two.isDefined() ? changes(option.element(), one.get(), two.get()) : other();
    }

    @Override
    public Array<Change> written(WrittenAs<?, ?> other) {
        return changes(other.form(), other.written(before), other.written(after));
    }

    /** Equal elements at both ends stay. The rest is changed element by element if there are as many as before, otherwise replaced. */
    @Override
    public Array<Change> list(ListForm<?> list) {
        Form<?> element = list.element();
        Array<?> old = Array.ofAll((Iterable<?>) before);
        Array<?> now = Array.ofAll((Iterable<?>) after);
        int most = Math.min(old.size(), now.size());
        int same = Change.alike(most, place -> alike(element, old.get(place), now.get(place)));
        int end = Change.alike(
                most - same, place -> alike(element, old.get(old.size() - 1 - place), now.get(now.size() - 1 - place)));
        int removed = old.size() - end - same;
        Array<?> added = now.subSequence(same, now.size() - end);
        return removed == added.size()
                ? Array.range(same, same + removed)
                        .flatMap(place -> changes(element, old.get(place), now.get(place))
                                .map(change -> change.within(Integer.toString(place))))
                : Array.of(Change.splice(same, removed, added.map(each -> Tree.of(element, each))));
    }
}
