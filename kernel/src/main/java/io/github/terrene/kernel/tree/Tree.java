package io.github.terrene.kernel.tree;

import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.Unreadable;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;

/**
 * A value taken apart. Values of one form are equal if and only if their trees are.
 *
 * <pre>{@code
 * Tree tree = Tree.of(rules.forms().view(), view);
 * V same = tree.as(rules.forms().view());
 * }</pre>
 */
public sealed interface Tree {
    /** Takes a value of a form apart. */
    static Tree of(Form<?> form, Object value) {
        TreeSink sink = new TreeSink();
        form.write(value, sink);
        return sink.tree();
    }

    /**
     * Converts the tree back to a value.
     *
     * @throws Unreadable if it is not a value of that form, at a place like {@code table.sides[1].hand}
     */
    default <T> T as(Form<T> form) throws Unreadable {
        return form.read(new TreeSource(this));
    }

    /**
     * The tree after a change.
     *
     * @param depth how many steps of the change's path lead here
     * @throws Unreadable if the change does not fit
     */
    default Tree after(Change change, int depth) throws Unreadable {
        throw change.misfit();
    }

    /** Any text. */
    record Text(String text) implements Tree {}

    /** The name of a constant, or of a value that has a name of its own. */
    record Name(String name) implements Tree {}

    /**
     * A whole number.
     *
     * @param wide whether it has up to 64 bits, otherwise 32
     */
    record Whole(long number, boolean wide) implements Tree {}

    /** True or false. */
    record Truth(boolean truth) implements Tree {}

    /** No value, where a value is optional. */
    record None() implements Tree {}

    /**
     * Several parts with names.
     *
     * @param parts in order
     */
    record Product(Array<Tuple2<String, Tree>> parts) implements Tree {
        private Array<String> names() {
            return parts.map(Tuple2::_1);
        }

        @Override
        public Tree after(Change change, int depth) throws Unreadable {
            String name = change.step(depth);
            int part = names().indexOf(name);
            if (part < 0) {
                throw change.misfit();
            }
            return new Product(parts.update(part, Tuple.of(name, change.in(parts.get(part)._2, depth + 1))));
        }
    }

    /** Several values in order. */
    record Elements(Array<Tree> elements) implements Tree {
        @Override
        public Tree after(Change change, int depth) throws Unreadable {
            int place = change.place(depth, elements.size());
            return new Elements(elements.update(place, change.in(elements.get(place), depth + 1)));
        }
    }

    /**
     * Values by key.
     *
     * @param entries in the order of the keys
     */
    record Entries(Array<Tuple2<Tree, Tree>> entries) implements Tree {}

    /**
     * A member of a sum. It is not a step of a path: its parts are those of the sum.
     *
     * @param name which one
     * @param value the member itself
     */
    record Member(String name, Tree value) implements Tree {
        @Override
        public Tree after(Change change, int depth) throws Unreadable {
            return new Member(name, change.in(value, depth));
        }
    }
}
