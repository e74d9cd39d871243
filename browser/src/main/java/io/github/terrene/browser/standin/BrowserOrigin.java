package io.github.terrene.browser.standin;

/** Stands for {@code Origin} of the shelf: in a browser there are no jars. */
public final class BrowserOrigin {
    private BrowserOrigin() {}

    /** The name of the class. */
    public static String of(Class<?> type) {
        return type.getName();
    }
}
