package io.github.terrene.testkit.release;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import io.github.terrene.json.schema.Notes;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * What Javadoc says about types and their parts, in one plain sentence each: about a record and its components, a value and its methods, or an
 * enum. For a part without Javadoc of its own, that of its interface applies.
 *
 * <pre>{@code
 * Documents documents = Documents.of("Nim", rules.forms()).with(SourceNotes.of(Path.of("src/main/java")));
 * }</pre>
 */
public final class SourceNotes implements Notes {
    private final Map<String, String> types;
    private final Map<String, String> parts;

    private SourceNotes(CommentScanner scanner) {
        this.types = HashMap.ofAll(scanner.types());
        this.parts = HashMap.ofAll(scanner.parts());
    }

    /**
     * The notes in all sources in some folders.
     *
     * @throws UncheckedIOException if there is no such folder
     */
    public static SourceNotes of(Path... folders) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
            JavacTask task = (JavacTask) compiler.getTask(
                    null,
                    files,
                    problem -> {},
                    Array.of("-proc:none").asJava(),
                    null,
                    files.getJavaFileObjectsFromPaths(
                            Array.of(folders).flatMap(SourceNotes::sources).asJava()));
            CommentScanner scanner = new CommentScanner(DocTrees.instance(task));
            for (CompilationUnitTree unit : task.parse()) {
                scanner.scan(unit, null);
            }
            return new SourceNotes(scanner);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Array<Path> sources(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return Array.ofAll(files.filter(file -> file.toString().endsWith(".java"))
                    .sorted()
                    .toList());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @Override
    public Option<String> of(Class<?> type) {
        return types.get(String.valueOf(type.getCanonicalName()));
    }

    @Override
    public Option<String> of(Class<?> type, String part) {
        return parts.get(type.getCanonicalName() + "." + part)
                .orElse(() -> Array.of(type.getInterfaces())
                        .flatMap(each -> of(each, part))
                        .headOption());
    }
}
