package io.github.terrene.examples.server.http;

import io.github.terrene.table.Occurrence;

/** Who is told what is asked and answered, for logs and counters. It is called on the threads that answer, and returns at once. */
public interface Watch {
    /**
     * A request was answered.
     *
     * @param address what it was sent to, with a star for what clients choose
     * @param nanos how long the answer took, without the time in which the client sent and received
     */
    void answered(String address, long nanos);

    /** Something happened to a request or a table. */
    void happened(Occurrence what);

    /** This program has made a mistake. */
    void failed(Throwable why);

    /**
     * An address asks for more than it may, and is refused until it asks for less.
     *
     * @param address where requests come from
     */
    void limited(String address);
}
