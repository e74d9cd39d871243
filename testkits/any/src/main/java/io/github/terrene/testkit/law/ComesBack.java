package io.github.terrene.testkit.law;

import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Unreadable;
import io.github.terrene.kernel.tree.Tree;

/** A value comes back from its form: also with its parts in another order, and without those that are none. */
public final class ComesBack {
    private ComesBack() {}

    /**
     * Checks it.
     *
     * @throws AssertionError if it does not, with what came back
     */
    public static <T> void check(Form<T> form, T value) {
        try {
            Tree tree = Tree.of(form, value);
            AssertSame.check("what was taken apart", value, tree.as(form));
            AssertSame.check(
                    "what was taken apart, in another order",
                    value,
                    Shuffled.of(tree).as(form));
        } catch (Unreadable fault) {
            throw new AssertionError(fault.place() + ": " + fault.template() + " " + fault.values() + " in " + value);
        }
    }
}
