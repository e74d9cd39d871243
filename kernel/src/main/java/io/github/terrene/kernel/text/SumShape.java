package io.github.terrene.kernel.text;

import io.vavr.collection.Array;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A value of one of several types, told apart by name: a sealed interface. */
record SumShape(String noun, Array<Member> members) implements Shape {

    /** One of the types. */
    record Member(String name, Class<?> type, Shape shape) {}

    @Override
    public void write(Object value, Pen pen) {
        for (Member member : members) {
            if (member.type().isInstance(value)) {
                pen.plain(member.name());
                write(member.shape(), value, pen);
                return;
            }
        }
        throw new IllegalArgumentException(value + " is not a value of " + noun);
    }

    @Override
    public @Nullable String missing(@Nullable Object value, String name) {
        if (value == null) {
            return name;
        }
        for (int i = 0; i < members.size(); i++) {
            if (members.get(i).type().isInstance(value)) {
                return members.get(i).shape().missing(value, name);
            }
        }
        return null;
    }

    @Override
    public void visit(Invariant.Part whole, Consumer<Invariant.Part> visitor) {
        members.find(member -> member.type().isInstance(whole.value()))
                .forEach(member -> member.shape().visit(whole, visitor));
    }

    private static void write(Shape shape, Object value, Pen pen) {
        if (shape.bracketed()) {
            shape.write(value, pen);
        } else {
            pen.open('(');
            shape.write(value, pen);
            pen.close(')');
        }
    }

    @Override
    public Object read(Scan scan) throws Unreadable {
        int start = scan.place();
        String name = scan.name();
        for (Member member : members) {
            if (member.name().equals(name)) {
                return read(member.shape(), scan);
            }
        }
        throw new Unreadable(
                start, "text/unknown-name", "there is no {noun} called {name}", noun, Atom.excerpt(name, 0));
    }

    private static Object read(Shape shape, Scan scan) throws Unreadable {
        if (shape.bracketed()) {
            return shape.read(scan);
        }
        scan.open('(');
        Object value = shape.read(scan);
        scan.close(')');
        return value;
    }
}
