package io.github.terrene.kernel.tree;

import io.github.terrene.kernel.form.Member;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.Source;
import io.github.terrene.kernel.form.SumForm;
import io.github.terrene.kernel.form.Unreadable;
import io.github.terrene.kernel.form.WholeForm;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.Iterator;
import java.util.ArrayDeque;

/** Makes a value from a tree. */
final class TreeSource implements Source {
    private static final String EXPECTED = "{expected} expected";
    private static final String OTHER = "text/other-value";

    private final ArrayDeque<Iterator<Tuple2<String, Tree>>> open = new ArrayDeque<>();
    private final ArrayDeque<String> places = new ArrayDeque<>();
    private String place = "";
    private String read = "";
    private Tree next;

    TreeSource(Tree tree) {
        this.next = tree;
    }

    @Override
    public Unreadable fault(String key, String template, Object... values) {
        return new Unreadable(read.isEmpty() ? "value" : read, key, template, values);
    }

    private <T extends Tree> T take(Class<T> type, String expected) throws Unreadable {
        read = place;
        if (!type.isInstance(next)) {
            throw fault(OTHER, EXPECTED, expected);
        }
        return type.cast(next);
    }

    @Override
    public String text() throws Unreadable {
        return take(Tree.Text.class, "a text").text();
    }

    @Override
    public String name(String noun) throws Unreadable {
        return take(Tree.Name.class, noun).name();
    }

    @Override
    public long whole(WholeForm form) throws Unreadable {
        Tree.Whole whole = take(Tree.Whole.class, "a whole number");
        if (!form.wide() && whole.number() != (int) whole.number()) {
            throw fault("text/too-wide", "{number:number} has more than 32 bits", whole.number());
        }
        return whole.number();
    }

    @Override
    public boolean truth() throws Unreadable {
        return take(Tree.Truth.class, "true or false").truth();
    }

    @Override
    public boolean none() {
        return next instanceof Tree.None;
    }

    private void open(Iterator<Tuple2<String, Tree>> parts) {
        open.push(parts);
        places.push(place);
    }

    private void close() {
        open.pop();
        place = places.pop();
        read = place;
    }

    private void step() {
        Tuple2<String, Tree> part = open.element().next();
        place = places.element() + part._1;
        next = part._2;
    }

    @Override
    public void openProduct(ProductForm<?> form) throws Unreadable {
        open(take(Tree.Product.class, form.name()).parts().iterator());
    }

    @Override
    public int part(ProductForm<?> form, int found) throws Unreadable {
        if (!open.element().hasNext()) {
            return -1;
        }
        step();
        String name = place.substring(places.element().length());
        int part = form.place(name);
        place = places.element().isEmpty() ? name : places.element() + "." + name;
        if (part < 0) {
            read = place;
            throw fault("text/unknown-part", "{noun} has no {part}", form.name(), name);
        }
        return part;
    }

    @Override
    public void closeProduct() {
        close();
    }

    @Override
    public void openList() throws Unreadable {
        Array<Tree> elements = take(Tree.Elements.class, "a list").elements();
        open(Iterator.range(0, elements.size()).map(i -> Tuple.of("[" + i + "]", elements.get(i))));
    }

    @Override
    public boolean more() {
        boolean more = open.element().hasNext();
        if (more) {
            step();
        }
        return more;
    }

    @Override
    public void closeList() {
        close();
    }

    @Override
    public void openMap() throws Unreadable {
        Array<Tuple2<Tree, Tree>> entries = take(Tree.Entries.class, "entries").entries();
        open(Iterator.range(0, entries.size())
                .flatMap(i -> Array.of(
                        Tuple.of("[" + i + "]", entries.get(i)._1), Tuple.of("[" + i + "]", entries.get(i)._2))));
    }

    @Override
    public void key() {}

    @Override
    public void value() {
        step();
    }

    @Override
    public void closeMap() {
        close();
    }

    @Override
    public String member(SumForm<?> form) throws Unreadable {
        return take(Tree.Member.class, form.name()).name();
    }

    @Override
    public void openMember(Member member) throws Unreadable {
        next = take(Tree.Member.class, member.name()).value();
    }

    @Override
    public void closeMember(Member member) {
        read = place;
    }
}
