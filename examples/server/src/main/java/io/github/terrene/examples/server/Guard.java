package io.github.terrene.examples.server;

import io.github.terrene.examples.server.http.Limits;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What protects the server, and who runs it.
 *
 * @param limits how much one address may ask
 * @param proxies addresses or networks of proxies that say truly for whom they ask
 * @param operator the operator's token; none if nobody is the operator
 * @param expire after how many days a table is put away at which nothing is done; 0 for never
 */
public record Guard(Limits.Most limits, Array<String> proxies, Option<String> operator, int expire) {
    /** No limits, and no operator. */
    public static final Guard NONE = new Guard(Limits.Most.UNLIMITED, Array.empty(), Option.none(), 0);
}
