package io.github.terrene.examples.programs;

import io.github.terrene.shelf.ShelvedGame;
import io.vavr.collection.Array;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Programs that know no game, with what is on their class path.
 *
 * @param classPath where they find games
 */
public record Programs(String classPath) {
    /** The class path of the tests, on which Wreckers is. */
    public static final Programs HERE = new Programs(System.getProperty("java.class.path"));

    /** These, and a folder that brings games by naming their classes in a service file. */
    public Programs and(Path folder, Class<?>... games) throws IOException {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.write(
                services.resolve(ShelvedGame.class.getName()),
                Array.of(games).map(Class::getName).asJava());
        return new Programs(folder + File.pathSeparator + classPath);
    }

    /** Starts one, in a machine that compiles and collects as the one of the tests does: most programs end within a second. */
    public Process started(String program, String... options) throws IOException {
        return new ProcessBuilder(Array.of(Path.of(System.getProperty("java.home"), "bin", "java")
                                .toString())
                        .appendAll(
                                Array.ofAll(ManagementFactory.getRuntimeMXBean().getInputArguments())
                                        .filter(each -> each.startsWith("-XX:")))
                        .appendAll(Array.of("-cp", classPath, program))
                        .appendAll(Array.of(options))
                        .asJava())
                .redirectErrorStream(true)
                .start();
    }

    /** What the terminal says while nobody types. */
    public String terminal(String... options) throws IOException {
        return typing("", options);
    }

    /** What the terminal says to somebody who types these lines. */
    public String typing(String typed, String... options) throws IOException {
        Process run = started("io.github.terrene.examples.terminal.Main", options);
        try (OutputStream keyboard = run.getOutputStream()) {
            keyboard.write(typed.getBytes(StandardCharsets.UTF_8));
        }
        return new String(run.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
}
