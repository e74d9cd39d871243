package io.github.terrene.kernel.tree;

import io.github.terrene.kernel.form.Member;
import io.github.terrene.kernel.form.Part;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.Sink;
import io.github.terrene.kernel.form.WholeForm;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import java.util.ArrayDeque;
import java.util.ArrayList;

/** Takes a value apart. */
final class TreeSink implements Sink {
    private final ArrayDeque<ArrayList<Tree>> open = new ArrayDeque<>();
    private final ArrayDeque<ArrayList<String>> names = new ArrayDeque<>();

    TreeSink() {
        open.push(new ArrayList<>());
    }

    Tree tree() {
        return open.element().get(0);
    }

    private void add(Tree tree) {
        open.element().add(tree);
    }

    private void open() {
        open.push(new ArrayList<>());
    }

    private Array<Tree> close() {
        return Array.ofAll(open.pop());
    }

    @Override
    public void text(String text) {
        add(new Tree.Text(text));
    }

    @Override
    public void name(String name) {
        add(new Tree.Name(name));
    }

    @Override
    public void whole(long number, WholeForm form) {
        add(new Tree.Whole(number, form.wide()));
    }

    @Override
    public void truth(boolean truth) {
        add(new Tree.Truth(truth));
    }

    @Override
    public void none() {
        add(new Tree.None());
    }

    @Override
    public void openProduct(ProductForm<?> form) {
        open();
        names.push(new ArrayList<>());
    }

    @Override
    public void part(Part part) {
        names.element().add(part.name());
    }

    @Override
    public void closeProduct() {
        add(new Tree.Product(Array.ofAll(names.pop()).zip(close())));
    }

    @Override
    public void openList() {
        open();
    }

    @Override
    public void element() {}

    @Override
    public void closeList() {
        add(new Tree.Elements(close()));
    }

    @Override
    public void openMap() {
        open();
    }

    @Override
    public void key() {}

    @Override
    public void value() {}

    @Override
    public void closeMap() {
        Array<Tuple2<Tree, Tree>> entries = Array.empty();
        Array<Tree> all = close();
        for (int i = 0; i < all.size(); i += 2) {
            entries = entries.append(Tuple.of(all.get(i), all.get(i + 1)));
        }
        add(new Tree.Entries(entries));
    }

    @Override
    public void openMember(Member member) {
        open();
    }

    @Override
    public void closeMember(Member member) {
        add(new Tree.Member(member.name(), close().head()));
    }
}
