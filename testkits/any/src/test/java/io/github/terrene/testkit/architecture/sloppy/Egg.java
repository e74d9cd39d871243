package io.github.terrene.testkit.architecture.sloppy;

/** Knows the hen. */
record Egg(Hen from) {}
