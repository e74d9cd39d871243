package io.github.terrene.testkit.architecture.sloppy;

/** Permits the hen, but does not know it. */
sealed interface Bird permits Hen {}
