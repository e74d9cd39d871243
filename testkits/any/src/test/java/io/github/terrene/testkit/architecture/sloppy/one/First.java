package io.github.terrene.testkit.architecture.sloppy.one;

import io.github.terrene.testkit.architecture.sloppy.two.Second;

/** Knows the second. */
public record First(Second other) {}
