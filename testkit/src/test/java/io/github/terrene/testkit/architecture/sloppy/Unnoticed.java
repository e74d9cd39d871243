package io.github.terrene.testkit.architecture.sloppy;

import io.github.terrene.testkit.law.OdysseySpecimen;

/** Laws that nobody runs, because of the name. */
class Unnoticed implements Kept {
    @Override
    public OdysseySpecimen specimen() {
        throw new UnsupportedOperationException();
    }
}
