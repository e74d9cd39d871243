package io.github.terrene.bots.search;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * Do several pieces of work that have nothing to do with each other. Whoever starts a program says how many workers it has: in a browser there is
 * one, on a machine of one's own there are {@link Processors}. What comes of it does not depend on that.
 */
public interface Workers {
    /** One who does one thing after another. */
    Workers ONE = new Workers() {
        @Override
        public <T> List<T> all(int number, IntFunction<T> work) {
            List<T> done = new ArrayList<>(number);
            for (int i = 0; i < number; i++) {
                done.add(work.apply(i));
            }
            return done;
        }
    };

    /**
     * What comes of each piece of work, in their order.
     *
     * @param number how many there are
     * @param work does the piece with that number, from 0 on; perhaps in several threads at once
     */
    <T> List<T> all(int number, IntFunction<T> work);
}
