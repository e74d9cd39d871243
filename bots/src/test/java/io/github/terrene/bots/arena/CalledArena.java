package io.github.terrene.bots.arena;

import io.vavr.collection.Array;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** The arena as people call it, in a folder of its own. */
abstract class CalledArena {
    @TempDir
    Path folder;

    final StringWriter out = new StringWriter();
    final StringWriter err = new StringWriter();

    /**
     * @param line the options, with an at sign for the folder
     * @param more options with blanks or other signs in them
     */
    int arena(String line, String... more) {
        String[] all = Array.of(words(line)).appendAll(Array.of(more)).toJavaArray(String[]::new);
        return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), false, all);
    }

    String[] words(String line) {
        return line.isEmpty() ? new String[0] : line.replace("@", folder + "/").split(" ");
    }

    String file(String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }
}
