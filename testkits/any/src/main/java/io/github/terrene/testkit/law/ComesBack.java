package io.github.terrene.testkit.law;

import io.github.terrene.json.Json;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Unreadable;
import io.github.terrene.kernel.tree.Tree;

/** Checks that a value comes back from its form, even with its parts in another order, and without those that are none. */
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
            String json = Json.write(form, value);
            AssertSame.check(
                    "what was read from its JSON",
                    value,
                    Json.read(form, json).getOrElseThrow(fault -> new AssertionError(fault + " in " + json)));
            AssertSame.check("the JSON of what was taken apart", json, Json.write(tree));
        } catch (Unreadable fault) {
            throw new AssertionError(fault.place() + ": " + fault.template() + " " + fault.values() + " in " + value);
        }
    }
}
