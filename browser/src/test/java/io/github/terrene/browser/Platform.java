package io.github.terrene.browser;

import java.util.List;
import java.util.stream.Stream;

/**
 * Where the package runs.
 *
 * @param browser in a page in Chromium; otherwise in node
 * @param kind as WebAssembly ({@code wasm}) or as JavaScript ({@code js})
 */
record Platform(boolean browser, String kind) {
    /** All that are on this machine. */
    static Stream<Platform> all() {
        Stream<Platform> node = Node.kinds().map(kind -> new Platform(false, kind));
        return Chromium.isThere()
                ? Stream.concat(node, Stream.of("wasm", "js").map(kind -> new Platform(true, kind)))
                : node;
    }

    /**
     * What {@link Check} prints there.
     *
     * @param game the folder of a game alone, or {@code .} for all together
     */
    String printed(String game, List<String> arguments) {
        String[] all = Stream.concat(Stream.of(game), arguments.stream()).toArray(String[]::new);
        return browser ? Chromium.printed(kind, all) : Node.printed("check.mjs", kind, all);
    }

    @Override
    public String toString() {
        return (browser ? "Chromium, " : "node, ") + kind;
    }
}
