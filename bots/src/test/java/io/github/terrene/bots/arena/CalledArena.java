package io.github.terrene.bots.arena;

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

    /** @param line the options, with an at sign for the folder */
    int arena(String line) {
        return Main.run(new PrintWriter(out, true), new PrintWriter(err, true), false, words(line));
    }

    String[] words(String line) {
        return line.isEmpty() ? new String[0] : line.replace("@", folder + "/").split(" ");
    }

    String file(String name) throws IOException {
        return Files.readString(folder.resolve(name));
    }
}
