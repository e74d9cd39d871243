import io.github.terrene.forms.WriteForms;
import io.github.terrene.shelf.Shelf;
import io.github.terrene.shelf.ShelvedGame;
import io.vavr.collection.Array;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.tools.ToolProvider;

/**
 * The build step that makes the package: all games together, and games alone, each in a folder of its own, for programs that want no other.
 *
 * <p>Arguments: the folder of the package; how much is optimized, and whether null is always checked, as {@code CompileForBrowsers} is told;
 * which games are made alone, too: their ids with commas between them, {@code all} or {@code none}; and the artifacts whose types have forms.
 */
public final class MakePackage {
    private static final String RUNTIME = "org/teavm/backend/wasm/wasm-gc-module-runtime.min.js";
    private static final String NODE_FILES = "import(\"node:fs/promises\")";
    private static final String FORMS = "io.github.terrene.browser.WrittenForms";
    private static final int FIRST_ARTIFACT = 4;

    private static final Array<String> PATH =
            Array.of(System.getProperty("java.class.path").split(File.pathSeparator));

    /** Games that share their words and cards are made together: the first of them gives the folder its name. */
    private static final Array<Array<ShelvedGame>> FAMILIES =
            Shelf.onPath().games().groupBy(ShelvedGame::family).values().toArray();

    private final Path folder;
    private final Array<String> settings;
    private final Array<String> artifacts;

    private MakePackage(Path folder, Array<String> settings, Array<String> artifacts) {
        this.folder = folder;
        this.settings = settings;
        this.artifacts = artifacts;
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        Array<String> all = Array.of(arguments);
        MakePackage made = new MakePackage(Path.of(all.get(0)), all.slice(1, 3), all.drop(FIRST_ARTIFACT));
        Files.writeString(made.folder.resolve("teavm.js"), runtime());
        made.types();
        made.compile(made.folder, PATH, Array.empty());
        for (Array<ShelvedGame> family : wanted(all.get(3))) {
            made.alone(family);
        }
    }

    /** What loads WebAssembly. It is given bytes, never the name of a file, so bundlers for pages must not look for node's files. */
    private static String runtime() throws IOException {
        return replaced(read(RUNTIME), NODE_FILES, "null");
    }

    private static String replaced(String text, String part, String other) {
        if (!text.contains(part)) {
            throw new IllegalStateException("it is another text than expected: is " + part + " still needed?");
        }
        return text.replace(part, other);
    }

    private static String read(String resource) throws IOException {
        try (InputStream file = ClassLoader.getSystemResourceAsStream(resource)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private void types() throws IOException {
        Files.createDirectories(folder.resolve("types"));
        for (String artifact : artifacts) {
            String described = "META-INF/" + artifact + "/documents.d.ts";
            if (ClassLoader.getSystemResource(described) != null) {
                Files.writeString(folder.resolve("types/" + artifact.replace("terrene-", "") + ".d.ts"), read(described));
            }
        }
    }

    private static Array<Array<ShelvedGame>> wanted(String ids) {
        Array<String> named = Array.of(ids.split(","));
        return FAMILIES.filter(family -> ids.equals("all") || named.contains(family.head().id()));
    }

    /** Without the jars of other games, and with a table of forms that names nothing of them: whatever it named would be compiled. */
    private void alone(Array<ShelvedGame> family) throws IOException, InterruptedException {
        String id = family.head().id();
        Array<String> others = FAMILIES.reject(family::equals).flatMap(other -> other.flatMap(ShelvedGame::artifacts));
        Array<String> path = PATH.reject(entry -> others.exists(artifact -> brings(entry, artifact)));
        Path own = folder.resolveSibling("alone").resolve(id);
        forms(own, path, artifacts.reject(others::contains));
        Path part = folder.resolve(id);
        Files.createDirectories(part);
        for (String door : Array.of("index.js", "node.js")) {
            Files.writeString(part.resolve(door), replaced(Files.readString(folder.resolve(door)), "\"./library.js\"", "\"../library.js\""));
        }
        Files.writeString(part.resolve("index.d.ts"), door(family.map(ShelvedGame::id)));
        compile(part, path.prepend(own.toString()), family);
    }

    /** Whether a jar, or a folder of classes, is that artifact. */
    private static boolean brings(String entry, String artifact) {
        try (URLClassLoader alone = new URLClassLoader(new URL[] {Path.of(entry).toUri().toURL()}, null)) {
            return alone.getResource("META-INF/" + artifact + "/RULES.md") != null;
        } catch (IOException broken) {
            throw new IllegalStateException(broken);
        }
    }

    private static void forms(Path own, Array<String> path, Array<String> artifacts) throws IOException {
        WriteForms.main(artifacts.prependAll(Array.of(FORMS, own.toString(), own.toString())).toJavaArray(String[]::new));
        String source = own.resolve(FORMS.replace('.', '/') + ".java").toString();
        String classes = path.mkString(File.pathSeparator);
        if (ToolProvider.getSystemJavaCompiler()
                        .run(null, null, null, "-proc:none", "-nowarn", "--release", "17", "-d", own.toString(), "-cp", classes, source)
                != 0) {
            throw new IllegalStateException(source);
        }
    }

    private static String door(Array<String> ids) {
        return "import type { Loading, Terrene } from \"../index.js\";\n\n"
                + "export * from \"../index.js\";\n\n"
                + "/** Loads no other games than these. */\n"
                + "export function load(options?: Loading): Promise<Terrene<" + ids.map(id -> '"' + id + '"').mkString(" | ") + ">>;\n";
    }

    /** Another JVM compiles what is on its path: what the compiler does not find cannot be in what it makes. */
    private void compile(Path into, Array<String> path, Array<ShelvedGame> games) throws IOException, InterruptedException {
        Array<String> command = Array.of(ProcessHandle.current().info().command().get(), "-Xmx3g", "-XX:+UseParallelGC")
                .append("-Dterrene.shelved=" + games.map(game -> game.getClass().getName()).mkString(","))
                .append("-Dterrene.games=" + games.map(ShelvedGame::id).mkString(","))
                .appendAll(Array.of("-cp", path.mkString(File.pathSeparator), "build/CompileForBrowsers.java", into.toString()))
                .appendAll(settings);
        if (new ProcessBuilder(command.asJava()).inheritIO().start().waitFor() != 0) {
            throw new IllegalStateException("it cannot be compiled: " + into);
        }
    }
}
