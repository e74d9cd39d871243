package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/**
 * The chain: the abilities that have been activated and not yet resolved.
 *
 * @param links the links, the first activated first; the last one resolves first
 * @param resolved the links that have resolved since the chain began: none of their abilities can be used again in it (8.11)
 */
@Rule({"TO-8.9", "TO-8.11"})
public record Chain(Array<Link> links, Array<Link> resolved) {
    /** No chain. */
    public static final Chain EMPTY = new Chain(Array.empty(), Array.empty());

    /** Whether nothing is left to resolve. */
    public boolean isEmpty() {
        return links.isEmpty();
    }

    /** The same with another link. */
    public Chain plus(Link link) {
        return new Chain(links.append(link), resolved);
    }

    /** The same after its last link has resolved. */
    public Chain withoutLast() {
        return new Chain(links.init(), resolved.append(links.last()));
    }

    /** The same without what those players activated. */
    @Rule("TO-10.11")
    Chain without(Array<Seat> seats) {
        return new Chain(
                links.reject(link -> seats.contains(link.seat())),
                resolved.reject(link -> seats.contains(link.seat())));
    }

    /** The same with a link cancelled. */
    public Chain cancelling(int number) {
        return new Chain(links.map(link -> link.number() == number ? link.cancel() : link), resolved);
    }

    /** Whether that ability was used in it. */
    public boolean used(Source source, int ability) {
        return contains(links, source, ability) || contains(resolved, source, ability);
    }

    /** Whether an ability of that card is on it. */
    public boolean holds(Source source) {
        for (int i = 0; i < links.size(); i++) {
            if (links.get(i).source().equals(source)) {
                return true;
            }
        }
        return false;
    }

    private static boolean contains(Array<Link> among, Source source, int ability) {
        for (int i = 0; i < among.size(); i++) {
            if (among.get(i).is(source, ability)) {
                return true;
            }
        }
        return false;
    }
}
