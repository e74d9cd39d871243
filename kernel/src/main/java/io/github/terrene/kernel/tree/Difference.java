package io.github.terrene.kernel.tree;

import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Unreadable;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * What changed from one value of a form to another. Applied to the first, it gives the second exactly.
 *
 * <pre>{@code
 * Difference difference = Difference.between(form, before, after);
 * V same = difference.apply(form, before); // equals after
 * }</pre>
 *
 * @param changes in the order in which they are applied
 */
public record Difference(Seq<Change> changes) {
    /** What changed from one value to another. */
    public static Difference between(Form<?> form, Object before, Object after) {
        return new Difference(Comparison.changes(form, before, after));
    }

    /** What leads to a value from anything, also from nothing: all of it. */
    public static Difference whole(Form<?> form, Object after) {
        return new Difference(Array.of(Change.to(Tree.of(form, after))));
    }

    /**
     * The second value.
     *
     * @param before the first
     * @throws Unreadable if a change does not fit the first, or leads to no value of the form
     */
    public <T> T apply(Form<T> form, T before) throws Unreadable {
        return apply(Tree.of(form, before)).as(form);
    }

    /**
     * The second tree.
     *
     * @param before the first
     * @throws Unreadable if a change does not fit the first
     */
    public Tree apply(Tree before) throws Unreadable {
        Tree tree = before;
        for (Change change : changes) {
            tree = change.in(tree, 0);
        }
        return tree;
    }
}
