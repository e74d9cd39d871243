package io.github.terrene.kernel;

import io.vavr.collection.Array;
import java.util.AbstractCollection;
import java.util.Arrays;
import java.util.Iterator;

/**
 * Collects elements one after another and turns them into an {@link Array} at the end. It is for loops that run at every decision, where
 * appending to an {@code Array} would copy it each time. It lives inside one call.
 *
 * @param <T> the elements
 */
@Internal
public final class ArrayBuilder<T> extends AbstractCollection<T> {
    private static final Object[] NONE = {};

    private final int usual;
    private Object[] things = NONE;
    private int size;

    /**
     * An empty builder.
     *
     * @param usual the usual number of elements if there are any, 0 or more: the initial capacity
     */
    public ArrayBuilder(int usual) {
        this.usual = usual;
    }

    @Override
    public boolean add(T one) {
        if (size == things.length) {
            things = Arrays.copyOf(things, Math.max(usual, 2 * size + 2));
        }
        things[size++] = one;
        return true;
    }

    /** Adds all of these. */
    public void addAll(Array<? extends T> more) {
        for (int i = 0; i < more.size(); i++) {
            add(more.get(i));
        }
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public Iterator<T> iterator() {
        return all().iterator();
    }

    /** All elements so far. If the internal array is full, it is returned itself: elements added later go into a longer one. */
    @Override
    public Object[] toArray() {
        return size == things.length ? things : Arrays.copyOf(things, size);
    }

    /** All elements so far, in order. */
    @SuppressWarnings("unchecked") // only such elements are added
    public Array<T> all() {
        return switch (size) {
            case 0 -> Array.empty();
            case 1 -> Array.of((T) things[0]);
            default -> Array.ofAll(this); // takes over the array of toArray without another copy
        };
    }
}
