package io.github.terrene.testkit.architecture.sloppy;

import io.github.terrene.testkit.law.Specimen;

/** Laws that nobody runs, because of the name. */
class Unnoticed implements Kept {
    @Override
    public Specimen<Object, Object, Object, Object, Object> specimen() {
        throw new UnsupportedOperationException();
    }
}
