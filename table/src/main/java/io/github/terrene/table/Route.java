package io.github.terrene.table;

import io.vavr.collection.Array;

/**
 * What is answered at an address.
 *
 * @param verb of the request
 * @param path the steps of the address; a star stands for any
 * @param handler answers
 */
record Route(String verb, Array<String> path, Handler handler) {
    private static final String ANY = "*";

    /** Answers a request. */
    @FunctionalInterface
    interface Handler {
        /**
         * What is answered.
         *
         * @param name what stands for the first star; empty if there is none
         */
        Answer to(Request request, String name);
    }

    static Route of(String verb, String path, Handler handler) {
        return new Route(verb, Array.of(path.split("/")), handler);
    }

    /** Whether it is for that address. */
    boolean leads(Array<String> steps) {
        return steps.size() == path.size()
                && path.zip(steps).forAll(both -> both._1.equals(ANY) || both._1.equals(both._2));
    }

    Answer answer(Request request) {
        int star = path.indexOf(ANY);
        return handler.to(request, star < 0 ? "" : request.address().get(star));
    }
}
