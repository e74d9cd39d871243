package io.github.terrene.browser.standin;

/**
 * Where there is one thread, an array will do.
 *
 * @param <E> elements
 */
public class BrowserAtomicReferenceArray<E> {
    private final E[] array;

    /** An array of that length. */
    @SuppressWarnings("unchecked") // nobody sees the array
    public BrowserAtomicReferenceArray(int length) {
        array = (E[]) new Object[length];
    }

    /** How long it is. */
    public final int length() {
        return array.length;
    }

    /** What is at a place. */
    public final E get(int place) {
        return array[place];
    }

    /** Puts something at a place. */
    public final void set(int place, E value) {
        array[place] = value;
    }

    /** Puts something at a place, where something else was before. */
    public final E getAndSet(int place, E value) {
        E before = array[place];
        array[place] = value;
        return before;
    }

    /** Puts something at a place if what is expected is there. */
    public final boolean compareAndSet(int place, E expected, E value) {
        boolean there = array[place] == expected;
        if (there) {
            array[place] = value;
        }
        return there;
    }
}
