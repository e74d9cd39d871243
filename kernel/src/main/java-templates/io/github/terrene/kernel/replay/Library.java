package io.github.terrene.kernel.replay;

/** What the build knows about this library. */
public final class Library {
    /** Its version, which replays and saved games carry. */
    public static final String VERSION = "${project.version}";

    private Library() {}
}
