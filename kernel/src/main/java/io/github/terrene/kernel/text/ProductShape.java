package io.github.terrene.kernel.text;

import io.vavr.collection.Array;
import java.lang.invoke.MethodHandle;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A value of several parts with names: a record or an Immutables value. */
record ProductShape(String noun, Array<Part> parts, Maker maker) implements Shape {

    /** Makes a value from its parts, in order. */
    interface Maker {
        Object make(Object[] parts) throws Throwable;
    }

    /** A part: its name, what is written before it, its accessor, whether it is primitive and so cannot be null, and its shape. */
    record Part(String name, String lead, MethodHandle accessor, boolean primitive, Shape shape) {
        @Nullable
        String missing(Object whole) {
            return primitive ? null : shape.missing(of(whole), name);
        }

        void write(Object whole, Pen pen) {
            pen.plain(lead);
            shape.write(of(whole), pen);
        }

        Object read(Scan scan) throws Unreadable {
            scan.expect(name + ":");
            return shape.read(scan);
        }

        private Object of(Object whole) {
            try {
                return (Object) accessor.invokeExact(whole);
            } catch (RuntimeException | Error bug) {
                throw bug;
            } catch (Throwable bug) {
                throw new IllegalStateException(name + " of " + whole.getClass().getName() + " failed", bug);
            }
        }
    }

    @Override
    public boolean bracketed() {
        return true;
    }

    @Override
    public void write(Object value, Pen pen) {
        pen.open('(');
        for (int i = 0; i < parts.size(); i++) {
            parts.get(i).write(value, pen);
        }
        pen.close(')');
    }

    @Override
    public Object read(Scan scan) throws Unreadable {
        int start = scan.place();
        Object[] values = new Object[parts.size()];
        scan.open('(');
        for (int i = 0; i < values.length; i++) {
            if (i > 0) {
                scan.expect(",");
            }
            values[i] = parts.get(i).read(scan);
        }
        scan.close(')');
        return make(values, start);
    }

    @Override
    public @Nullable String missing(@Nullable Object value, String name) {
        if (value == null) {
            return name;
        }
        for (int i = 0; i < parts.size(); i++) {
            @Nullable String missing = parts.get(i).missing(value);
            if (missing != null) {
                return missing;
            }
        }
        return null;
    }

    @Override
    public void visit(Invariant.Part whole, Consumer<Invariant.Part> visitor) {
        visitor.accept(whole);
        for (Part part : parts) {
            part.shape().visit(whole.in(part.of(whole.value()), part.name()), visitor);
        }
    }

    private Object make(Object[] values, int start) throws Unreadable {
        try {
            return maker.make(values);
        } catch (Error bug) {
            throw bug;
        } catch (Throwable refusal) {
            throw new Unreadable(
                    start, "text/refused-value", "there is no such {noun}: {why}", noun, refusal.getMessage());
        }
    }
}
