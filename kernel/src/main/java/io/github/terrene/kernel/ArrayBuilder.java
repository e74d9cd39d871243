package io.github.terrene.kernel;

import io.vavr.collection.Array;
import java.util.AbstractCollection;
import java.util.Arrays;
import java.util.Iterator;

/**
 * Things that are found one after another and become an {@link Array} in the end: for loops that run at every decision, where appending to
 * an {@code Array} would copy it each time. It lives inside one call.
 *
 * @param <T> the things
 */
@Internal
public final class ArrayBuilder<T> extends AbstractCollection<T> {
    private static final Object[] NONE = {};

    private final int usual;
    private Object[] things = NONE;
    private int size;

    /**
     * Nothing yet.
     *
     * @param usual how many there will usually be, if any, 0 or more: for so many there is room at first
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

    /** All so far. An array that is full is handed over itself: whatever is added later goes into a longer one. */
    @Override
    public Object[] toArray() {
        return size == things.length ? things : Arrays.copyOf(things, size);
    }

    /** All so far, in order. */
    @SuppressWarnings("unchecked") // nothing but such things is put in
    public Array<T> all() {
        return switch (size) {
            case 0 -> Array.empty();
            case 1 -> Array.of((T) things[0]);
            default -> Array.ofAll(this); // takes the array of toArray over without another copy
        };
    }
}
