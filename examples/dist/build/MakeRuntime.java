import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The build step that makes as much of a Java machine as the server needs. Some of its jars are no modules, so they stay jars on a class path, and only
 * the modules of Java that they need are linked. It also sees to it that each jar of others is named with its license.
 *
 * <p>Arguments: the class path, the file with the licenses, and the folder that is written.
 */
public final class MakeRuntime {
    private static final String OURS = "terrene-";

    /** What the code does not name and the server needs all the same: letters of names in addresses, times of day in its log, and TLS to a database. */
    private static final String BESIDES = ",jdk.charsets,jdk.zipfs,jdk.localedata,jdk.crypto.ec";

    private MakeRuntime() {}

    public static void main(String[] arguments) throws IOException {
        List<String> jars = Stream.of(arguments[0].split(java.io.File.pathSeparator))
                .filter(each -> each.endsWith(".jar"))
                .collect(Collectors.toList());
        named(jars, Files.readString(Path.of(arguments[1])));
        Path runtime = Path.of(arguments[2]);
        delete(runtime);
        run("jlink", List.of(
                "--add-modules", modules(jars), "--strip-java-debug-attributes", "--no-header-files", "--no-man-pages",
                "--compress=2", "--include-locales=en,de", "--output", runtime.toString()));
    }

    private static void named(List<String> jars, String licenses) {
        List<String> missing = jars.stream()
                .map(jar -> Path.of(jar).getFileName().toString().replaceFirst("-[0-9].*", ""))
                .filter(name -> !name.startsWith(OURS) && !licenses.contains("`" + name + "`"))
                .collect(Collectors.toList());
        if (!missing.isEmpty()) {
            throw new IllegalStateException("THIRD-PARTY.md does not name " + missing);
        }
    }

    private static String modules(List<String> jars) {
        List<String> options = new ArrayList<>(List.of(
                "--multi-release", "17", "--ignore-missing-deps", "--print-module-deps", "--class-path",
                String.join(java.io.File.pathSeparator, jars)));
        options.addAll(jars);
        return run("jdeps", options).trim().replaceAll(".*\\s", "") + BESIDES;
    }

    private static String run(String tool, List<String> options) {
        StringWriter out = new StringWriter();
        int code = ToolProvider.findFirst(tool)
                .orElseThrow(() -> new IllegalStateException("this JDK has no " + tool))
                .run(new PrintWriter(out), new PrintWriter(System.err, true), options.toArray(String[]::new));
        if (code != 0) {
            throw new IllegalStateException(tool + " failed: " + out);
        }
        return out.toString();
    }

    private static void delete(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> files = Files.walk(folder)) {
                for (Path each : files.sorted(Comparator.reverseOrder()).collect(Collectors.toList())) {
                    Files.delete(each);
                }
            }
        }
    }
}
