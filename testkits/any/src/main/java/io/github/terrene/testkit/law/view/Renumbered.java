package io.github.terrene.testkit.law.view;

import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.kernel.form.MapForm;
import io.github.terrene.kernel.form.Member;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.OptionForm;
import io.github.terrene.kernel.form.Part;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.SumForm;
import io.github.terrene.kernel.form.WholeForm;
import io.github.terrene.kernel.tree.Tree;
import io.vavr.collection.Array;

/**
 * A value in which each thing in play has another number, where parts say that they name one. What names nothing, 0 or less, stays.
 *
 * @param tree the value, or a part of it
 * @param named what it names
 */
record Renumbered(Tree tree, Named named) implements Form.SomeCases<Tree> {
    private static final int MORE = 100;

    static Tree of(Form<?> form, Object value) {
        return form.match(new Renumbered(Tree.of(form, value), Named.NOTHING));
    }

    private Tree in(Form<?> form, Tree part) {
        return form.match(new Renumbered(part, named));
    }

    @Override
    public Tree other() {
        return tree;
    }

    @Override
    public Tree whole(WholeForm form) {
        Tree.Whole whole = (Tree.Whole) tree;
        return (named == Named.IN_PLAY || named == Named.MOMENT) && whole.number() > 0
                ? new Tree.Whole(whole.number() + MORE, whole.wide())
                : tree;
    }

    @Override
    public Tree list(ListForm<?> form) {
        return new Tree.Elements(((Tree.Elements) tree).elements().map(element -> in(form.element(), element)));
    }

    @Override
    public Tree map(MapForm form) {
        return new Tree.Entries(((Tree.Entries) tree)
                .entries()
                .map(entry -> entry.map(key -> in(form.key(), key), value -> in(form.value(), value))));
    }

    @Override
    public Tree option(OptionForm form) {
        return tree instanceof Tree.None ? tree : in(form.element(), tree);
    }

    @Override
    public Tree product(ProductForm<?> form) {
        Array<Part> parts = form.parts();
        return new Tree.Product(((Tree.Product) tree)
                .parts()
                .zipWith(
                        parts,
                        (had, part) -> had.map2(value -> part.form().match(new Renumbered(value, part.names())))));
    }

    @Override
    public Tree sum(SumForm<?> form) {
        Tree.Member had = (Tree.Member) tree;
        Member member =
                form.members().find(each -> each.name().equals(had.name())).get();
        return new Tree.Member(had.name(), in(member.form(), had.value()));
    }
}
