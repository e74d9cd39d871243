package io.github.terrene.testkit.architecture.sloppy;

/** Knows the egg, and is one of the birds. */
final class Hen implements Bird {
    Egg lay() {
        return new Egg(this);
    }
}
