package io.github.terrene.examples.shelf;

import io.vavr.collection.Array;
import java.io.File;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/**
 * Starts a program in a Java machine of its own, with the class path, terminal and folder of this one. {@code mvn exec:java} starts it where
 * Maven runs, and Maven's machine is set for short builds: it leaves out the second compiler, without which a search takes more than twice as
 * long. The system property {@value #PROGRAM} names the class to run.
 */
public final class OwnMachine {
    /** The name of the system property. */
    static final String PROGRAM = "terrene.program";

    /**
     * The collector for one processor: what it asks of compiled code is so little that the second compiler has a search ready in three fifths of
     * the time, and no search is slower with it later on.
     */
    public static final String COLLECTOR = "-XX:+UseSerialGC";

    /** Set when the program starts: from then on, the build says nothing in between (the enforcer's rule in the root {@code pom.xml}). */
    private static final String STARTED = "terrene.program.started";

    private OwnMachine() {}

    /** Runs the program, and ends with its exit code. If this machine is ended, so is the program's. */
    public static void main(String[] args) throws IOException, InterruptedException {
        System.setProperty(STARTED, "true");
        Process program = new ProcessBuilder(
                        command(System.getProperty(PROGRAM), args).asJava())
                .inheritIO()
                .start();
        Runtime.getRuntime().addShutdownHook(new Thread(() -> end(program)));
        int code = program.waitFor();
        if (code != 0) {
            System.exit(code);
        }
    }

    private static Array<String> command(String program, String[] args) {
        Path java = Path.of(System.getProperty("java.home"), "bin", "java");
        return Array.of(
                        java.toString(),
                        COLLECTOR,
                        "-cp",
                        classPath(),
                        "-D" + PROGRAM + "=" + program,
                        Inside.class.getName())
                .appendAll(List.of(args));
    }

    /** {@code mvn exec:java} loads classes from a list of its own. */
    private static String classPath() {
        return Thread.currentThread().getContextClassLoader() instanceof URLClassLoader loader
                ? Array.of(loader.getURLs()).map(OwnMachine::file).collect(Collectors.joining(File.pathSeparator))
                : System.getProperty("java.class.path");
    }

    private static String file(URL address) {
        try {
            return Path.of(address.toURI()).toString();
        } catch (URISyntaxException wrong) {
            throw new IllegalStateException(wrong);
        }
    }

    /** Whoever presses Ctrl-C interrupts both, and reads what the program has to say about that. */
    private static void end(Process program) {
        program.destroy();
        try {
            program.waitFor();
        } catch (InterruptedException hurry) {
            program.destroyForcibly();
        }
    }

    /** What runs in the other machine. */
    static final class Inside {
        private Inside() {}

        /** Runs the program, and ends if Maven was killed: otherwise nobody could reach a server any more that was started like this. */
        public static void main(String[] args) throws ReflectiveOperationException {
            ProcessHandle.current().parent().ifPresent(maven -> maven.onExit().thenRun(() -> System.exit(1)));
            try {
                Class.forName(System.getProperty(PROGRAM))
                        .getMethod("main", String[].class)
                        .invoke(null, (Object) args);
            } catch (InvocationTargetException thrown) {
                throw new IllegalStateException(thrown.getCause());
            }
        }
    }
}
