package io.github.terrene.testkit.architecture.sloppy.two;

import io.github.terrene.testkit.architecture.sloppy.one.First;

/** Knows the first. */
public record Second(First other) {}
