package io.github.terrene.hobe.table;

import io.github.terrene.kernel.Rule;
import org.jspecify.annotations.Nullable;

/** The newest of several values, each of which replaces what is older. It lives inside one call. */
@Rule("HB-9.15")
final class Newest<T> {
    private T value;
    private int since = -1;

    /** At first there is only what is printed. */
    Newest(T printed) {
        this.value = printed;
    }

    /** Of two values that begin together, the one offered later is newer. */
    void offer(int began, @Nullable T other) {
        if (other != null && began >= since) {
            value = other;
            since = began;
        }
    }

    T value() {
        return value;
    }
}
