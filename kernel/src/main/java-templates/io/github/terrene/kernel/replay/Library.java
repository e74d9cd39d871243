package io.github.terrene.kernel.replay;

/** What the build says about this library. */
final class Library {
    static final String VERSION = "${project.version}";

    private Library() {}
}
