import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.teavm.backend.javascript.JSModuleType;
import org.teavm.diagnostics.DefaultProblemTextConsumer;
import org.teavm.diagnostics.Problem;
import org.teavm.tooling.ConsoleTeaVMToolLog;
import org.teavm.tooling.TeaVMTargetType;
import org.teavm.tooling.TeaVMTool;
import org.teavm.tooling.TeaVMToolException;
import org.teavm.vm.TeaVMOptimizationLevel;

/**
 * Compiles everything on the class path to WebAssembly and to JavaScript, at the same time.
 *
 * <p>Arguments: a folder for both, how much is optimized (SIMPLE, ADVANCED, FULL), and whether null is always checked.
 */
public final class CompileForBrowsers {
    private static final String MAIN = "io.github.terrene.browser.Exports";

    private final Path folder;
    private final TeaVMOptimizationLevel level;
    private final boolean strict;

    private CompileForBrowsers(Path folder, TeaVMOptimizationLevel level, boolean strict) {
        this.folder = folder;
        this.level = level;
        this.strict = strict;
    }

    public static void main(String[] arguments) {
        CompileForBrowsers all = new CompileForBrowsers(
                Path.of(arguments[0]), TeaVMOptimizationLevel.valueOf(arguments[1]), Boolean.parseBoolean(arguments[2]));
        boolean compiled = Stream.of(
                        all.tool(TeaVMTargetType.WEBASSEMBLY_GC, "rules.wasm"),
                        all.tool(TeaVMTargetType.JAVASCRIPT, "rules.js"))
                .parallel()
                .map(CompileForBrowsers::generate)
                .reduce(true, Boolean::logicalAnd);
        if (!compiled) {
            System.exit(1);
        }
    }

    private TeaVMTool tool(TeaVMTargetType target, String file) {
        TeaVMTool tool = new TeaVMTool();
        tool.setTargetType(target);
        tool.setTargetDirectory(folder.toFile());
        tool.setTargetFileName(file);
        tool.setMainClass(MAIN);
        tool.setObfuscated(true);
        tool.setOptimizationLevel(level);
        tool.setStrict(strict);
        tool.setJsModuleType(JSModuleType.ES2015);
        tool.setMaxTopLevelNames(80_000);
        tool.setClassLoader(ClassLoader.getSystemClassLoader());
        tool.setClassPath(classPath());
        tool.setLog(new ConsoleTeaVMToolLog(false));
        return tool;
    }

    private static List<File> classPath() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(File::new)
                .collect(Collectors.toList());
    }

    /** Whether nothing is wrong; tells it, and how large what was made is. */
    private static boolean generate(TeaVMTool tool) {
        long begun = System.nanoTime();
        try {
            tool.generate();
        } catch (TeaVMToolException broken) {
            throw new IllegalStateException(broken);
        }
        TreeSet<String> wrong = new TreeSet<>();
        tool.getProblemProvider().getProblems().forEach(problem -> wrong.add(told(problem)));
        wrong.forEach(System.err::println);
        for (File file : tool.getGeneratedFiles()) {
            System.out.printf("%s: %,d bytes, %d s%n", file.getName(), file.length(), (System.nanoTime() - begun) / 1_000_000_000);
        }
        return wrong.isEmpty();
    }

    private static String told(Problem problem) {
        DefaultProblemTextConsumer text = new DefaultProblemTextConsumer();
        problem.render(text);
        return problem.getSeverity() + " " + text.getText()
                + (problem.getLocation() == null ? "" : " in " + problem.getLocation().getMethod());
    }
}
