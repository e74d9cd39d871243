package io.github.terrene.testkit.architecture;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.DocTrees;
import com.sun.source.util.JavacTask;
import io.vavr.collection.Array;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * All Java sources of the project, parsed once by the compiler of the JDK. So what is said about sources holds for
 * modules, too, whose classes are not on the class path of these tests.
 *
 * @param files the files
 * @param docs finds their comments
 */
public record Sources(Array<SourceFile> files, DocTrees docs) {
    /** The sources. */
    public static final Sources ALL = parse();

    private record Place(String module, Path path, boolean test) {}

    private static Sources parse() {
        Array<Place> places = Repository.modules()
                .flatMap(module -> places(module, "main", false).appendAll(places(module, "test", true)));
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
        JavacTask task = (JavacTask) compiler.getTask(
                null,
                files,
                problem -> {},
                Array.of("-proc:none").asJava(),
                null,
                files.getJavaFileObjectsFromPaths(places.map(Place::path).asJava()));
        try {
            Array<CompilationUnitTree> units = Array.ofAll(task.parse());
            return new Sources(places.zipWith(units, Sources::file).toArray(), DocTrees.instance(task));
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static Array<Place> places(String module, String part, boolean test) {
        return Repository.files(module + "/src/" + part + "/java", ".java").map(path -> new Place(module, path, test));
    }

    private static SourceFile file(Place place, CompilationUnitTree unit) {
        int lines = (int) Repository.text(place.path()).lines().count();
        return new SourceFile(place.module(), Repository.ROOT.relativize(place.path()), place.test(), lines, unit);
    }

    /** What is published as Java and used by others; of {@code browser}, a package for JavaScript is. */
    public Array<SourceFile> published() {
        return files.filter(file -> !file.test()
                && !file.module().startsWith("examples")
                && !file.module().equals("browser"));
    }
}
