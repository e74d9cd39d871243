package io.github.terrene.kernel.tree;

import io.github.terrene.kernel.form.Unreadable;
import io.vavr.collection.Array;
import java.util.function.IntPredicate;

/**
 * One place at which something changed, and what is there now.
 *
 * @param path the way to it, such as {@code table}, {@code sides}, {@code 1}, {@code hand}: parts by their names, elements of lists by their
 *     places
 * @param edit what changed there
 */
public record Change(Array<String> path, Edit edit) {
    /** What can change at a place. */
    public sealed interface Edit {}

    /** Another value is there. */
    public record Replace(Tree value) implements Edit {}

    /**
     * Some elements of a list were replaced by others.
     *
     * @param from the place of the first of them
     * @param removed how many were removed there
     * @param added what stands there instead
     */
    public record Splice(int from, int removed, Array<Tree> added) implements Edit {
        Array<Tree> of(Array<Tree> before) {
            return before.take(from).appendAll(added).appendAll(before.drop(from + removed));
        }

        boolean fits(Array<Tree> before) {
            return from >= 0 && removed >= 0 && removed <= before.size() - from;
        }
    }

    static Change to(Tree value) {
        return new Change(Array.empty(), new Replace(value));
    }

    static Change splice(int from, int removed, Array<Tree> added) {
        return new Change(Array.empty(), new Splice(from, removed, added));
    }

    /** How many places from 0 on are equal. */
    static int alike(int most, IntPredicate alike) {
        int same = 0;
        while (same < most && alike.test(same)) {
            same++;
        }
        return same;
    }

    /** The same change within something larger. */
    Change within(String step) {
        return new Change(path.prepend(step), edit);
    }

    /** The tree after the change; that many steps of the path lead to it. */
    Tree in(Tree tree, int depth) throws Unreadable {
        if (depth < path.size()) {
            return tree.after(this, depth);
        }
        if (edit instanceof Splice splice) {
            if (tree instanceof Tree.Elements list && splice.fits(list.elements())) {
                return new Tree.Elements(splice.of(list.elements()));
            }
            throw misfit();
        }
        return ((Replace) edit).value();
    }

    String step(int depth) {
        return path.get(depth);
    }

    int place(int depth, int size) throws Unreadable {
        int place = Array.range(0, size).map(String::valueOf).indexOf(path.get(depth));
        if (place < 0) {
            throw misfit();
        }
        return place;
    }

    Unreadable misfit() {
        return new Unreadable(
                path.isEmpty() ? "value" : path.mkString("."),
                "difference/misfit",
                "the change does not fit the value before");
    }
}
