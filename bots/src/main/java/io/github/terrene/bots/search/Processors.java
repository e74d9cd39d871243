package io.github.terrene.bots.search;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** As many workers as the machine has processors, shared with all parallel streams of the program. */
public final class Processors implements Workers {
    /** All of them. */
    public Processors() {}

    @Override
    public <T> List<T> all(int number, IntFunction<T> work) {
        return IntStream.range(0, number)
                .parallel()
                .mapToObj(work)
                .collect(Collectors.toList()); // not toList(), which Android does not have
    }
}
