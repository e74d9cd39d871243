package io.github.terrene.testkit.architecture;

import com.sun.source.tree.CompilationUnitTree;
import java.nio.file.Path;

/**
 * A source file, parsed.
 *
 * @param module the folder of its module
 * @param path where it is, from the root
 * @param test whether it is only for tests
 * @param lines how many lines it has
 * @param unit what it says
 */
public record SourceFile(String module, Path path, boolean test, int lines, CompilationUnitTree unit) {
    /** Its name without an ending. */
    public String name() {
        String file = path.getFileName().toString();
        return file.substring(0, file.length() - ".java".length());
    }

    /** Its package. */
    public String packageName() {
        return unit.getPackageName() == null ? "" : unit.getPackageName().toString();
    }

    /** Whether it describes a package or a module. */
    public boolean info() {
        return name().endsWith("-info");
    }

    @Override
    public String toString() {
        return path.toString();
    }
}
