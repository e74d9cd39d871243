package io.github.terrene.kernel.replay;

/** What the build knows about this library. */
final class Library {
    static final String VERSION = "${project.version}";

    private Library() {}
}
