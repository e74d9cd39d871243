package io.github.terrene.examples.server;

import io.github.terrene.examples.server.http.Watch;
import io.github.terrene.examples.server.machine.Log;
import io.github.terrene.examples.server.measures.Measures;
import io.github.terrene.table.Occurrence;

/**
 * Writes down and counts what happens.
 *
 * @param measures counts it
 */
record Reports(Measures measures) implements Watch {
    @Override
    public void answered(String address, long nanos) {
        measures.answered(address, nanos);
    }

    @Override
    public void happened(Occurrence what) {
        Log.tell(what);
        measures.count(what);
    }

    @Override
    public void failed(Throwable why) {
        Log.failed("a mistake in this program", why);
    }

    @Override
    public void limited(String address) {
        Log.limited(address);
    }
}
