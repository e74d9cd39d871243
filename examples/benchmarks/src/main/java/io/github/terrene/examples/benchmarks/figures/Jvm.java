package io.github.terrene.examples.benchmarks.figures;

import io.vavr.collection.Array;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/** A new JVM like this one, for what should not be measured in one that has done something else before. */
final class Jvm {
    private Jvm() {}

    /** Runs a program of this class path; what it prints can be read line by line. */
    static BufferedReader run(Class<?> program, Object... arguments) {
        return run(Array.empty(), program, arguments);
    }

    /** The same, in a machine with these options. */
    static BufferedReader run(Array<String> options, Class<?> program, Object... arguments) {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Array<String> command = options.prepend(java)
                .appendAll(Array.of("-cp", System.getProperty("java.class.path"), program.getName()))
                .appendAll(Array.of(arguments).map(String::valueOf));
        try {
            Process process = new ProcessBuilder(command.asJava())
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            return new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        } catch (IOException failure) {
            throw new UncheckedIOException("cannot start " + java, failure);
        }
    }
}
