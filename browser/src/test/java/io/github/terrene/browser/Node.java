package io.github.terrene.browser;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** Runs scripts in node, if there is one: {@code -Dterrene.node=/path/of/node} says which. */
final class Node {
    private static final String PROGRAM = System.getProperty("terrene.node", "node");
    private static final String STRUCT =
            "process.exit(WebAssembly.validate(new Uint8Array([0,97,115,109,1,0,0,0,1,5,1,95,1,120,0])) ? 0 : 1)";
    private static final boolean REQUIRED = "required".equals(System.getProperty("samples"));

    private Node() {}

    /** As what the library can be run: {@code js}, and {@code wasm} from node 22 on. */
    static Stream<String> kinds() {
        boolean there = succeeds("--version");
        boolean collected = there && succeeds("-e", STRUCT);
        if (REQUIRED && !collected) {
            throw new AssertionError("node 22 or newer is required: " + PROGRAM);
        }
        Assumptions.assumeTrue(there, "there is no node");
        return collected ? Stream.of("wasm", "js") : Stream.of("js");
    }

    private static boolean succeeds(String... arguments) {
        try {
            return started(List.of(arguments)).waitFor() == 0;
        } catch (IOException absent) {
            return false;
        } catch (InterruptedException stopped) {
            throw new AssertionError(stopped);
        }
    }

    private static Process started(List<String> arguments) throws IOException {
        List<String> command =
                Stream.concat(Stream.of(PROGRAM), arguments.stream()).collect(Collectors.toList());
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }

    /** What a script prints about the package that was compiled. */
    static String printed(String script, String kind, String... arguments) {
        String folder = Path.of("target/package").toAbsolutePath().toString();
        List<String> all = Stream.concat(Stream.of("src/test/js/" + script, folder, kind), Stream.of(arguments))
                .collect(Collectors.toList());
        try {
            Process process = started(all);
            try (InputStream output = process.getInputStream()) {
                return new String(output.readAllBytes(), StandardCharsets.UTF_8);
            }
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
