package io.github.terrene.forms;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.form.Shapes;
import io.vavr.collection.Array;
import java.io.IOException;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.ServiceLoader;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;

/**
 * A table that was written and compiled as an app would do it, without a warning.
 *
 * @param folder where its class and its file of services are
 */
record WrittenTable(Path folder) {
    private static final LinkedHashMap<Array<String>, WrittenTable> OF_GAMES = new LinkedHashMap<>();

    /** A table of what these artifacts and classes name. */
    static WrittenTable of(Path folder, Array<String> names) {
        return of(folder, "Table", names);
    }

    private static WrittenTable of(Path folder, String type, Array<String> names) {
        try {
            WriteForms.main(Array.of("my.app." + type, folder.toString(), folder.toString())
                    .appendAll(names)
                    .toJavaArray(String[]::new));
        } catch (IOException failure) {
            throw new AssertionError(failure);
        }
        compile(folder.resolve("my/app/" + type + ".java"), folder);
        return new WrittenTable(folder);
    }

    /** The table of a game, compiled once for all tests: javac takes longer than they do. */
    static synchronized WrittenTable of(TriedGame<?, ?, ?, ?, ?> game) {
        return OF_GAMES.computeIfAbsent(
                game.artifacts(), names -> of(keptUntilTheEnd(), "Table" + OF_GAMES.size(), names));
    }

    private static Path keptUntilTheEnd() {
        try {
            return Files.createTempDirectory(Path.of("target"), "table");
        } catch (IOException failure) {
            throw new AssertionError(failure);
        }
    }

    private static void compile(Path source, Path classes) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter told = new StringWriter();
        Array<String> options = Array.of("--release", "17", "-proc:none", "-Xlint:all,-classfile,-path", "-Werror")
                .appendAll(Array.of("-d", classes.toString(), "-cp", System.getProperty("java.class.path")));
        boolean compiled = compiler.getTask(
                        told,
                        null,
                        null,
                        options.asJava(),
                        null,
                        compiler.getStandardFileManager(null, null, null).getJavaFileObjects(source))
                .call();
        assertThat(compiled).as("%s", told).isTrue();
    }

    /** The table, found as a service. */
    Shapes shapes() {
        try {
            URL[] urls = {folder.toUri().toURL()};
            URLClassLoader loader = new URLClassLoader(urls, WrittenTable.class.getClassLoader());
            return Array.ofAll(ServiceLoader.load(Shapes.class, loader)).single();
        } catch (IOException failure) {
            throw new AssertionError(failure);
        }
    }
}
