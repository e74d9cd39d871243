package io.github.terrene.kernel;

import io.vavr.collection.Array;
import java.lang.invoke.MethodHandle;

/** A value of several parts with names: a record or an Immutables value. */
record ProductShape(String noun, Array<Part> parts, Maker maker) implements Shape {

    /** Makes a value of its parts, in their order. */
    interface Maker {
        Object make(Object[] parts) throws Throwable;
    }

    /** A part: its name, how it is asked for, how it is written. */
    record Part(String name, MethodHandle accessor, Shape shape) {
        void write(Object whole, Pen pen) {
            pen.plain(name);
            pen.plain(":");
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
        String comma = "";
        for (Part part : parts) {
            pen.plain(comma);
            part.write(value, pen);
            comma = ",";
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

    private Object make(Object[] values, int start) throws Unreadable {
        try {
            return maker.make(values);
        } catch (Error bug) {
            throw bug;
        } catch (Throwable refusal) {
            throw new Unreadable(start, "there is no such " + noun + ": " + refusal.getMessage());
        }
    }
}
