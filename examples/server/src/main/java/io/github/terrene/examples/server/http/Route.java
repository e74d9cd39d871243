package io.github.terrene.examples.server.http;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.IOException;

/**
 * What is answered at an address.
 *
 * @param method of HTTP
 * @param path the steps of the address; a star stands for any
 * @param handler answers
 */
record Route(String method, Array<String> path, Handler handler) {
    static final String ANY = "*";

    /** Answers a request. */
    @FunctionalInterface
    interface Handler {
        Answer to(Call call) throws IOException;
    }

    static Route of(String method, String path, Handler handler) {
        return new Route(method, Array.of(path.split("/")), handler);
    }

    /** What stands for the stars in an address; none if it is another address. */
    Option<Array<String>> arguments(Array<String> steps) {
        boolean same = steps.size() == path.size()
                && path.zip(steps).forAll(both -> both._1.equals(ANY) || both._1.equals(both._2));
        return Option.when(
                same, () -> path.zip(steps).filter(both -> both._1.equals(ANY)).map(both -> both._2));
    }
}
