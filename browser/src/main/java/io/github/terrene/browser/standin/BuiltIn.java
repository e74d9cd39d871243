package io.github.terrene.browser.standin;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.teavm.extension.spi.resources.DefaultResourcesPolicy;

/**
 * Tells the compiler which files of the class path are built in: words, layouts and rules of all games, and the puzzles and lessons of the games
 * that {@code -Dterrene.games} names, or of all if it names none.
 */
public final class BuiltIn extends DefaultResourcesPolicy {
    private static final Pattern READ =
            Pattern.compile("META-INF/(terrene/(words|layouts)/.+|terrene-[^/]+/RULES.*[.]md)");
    private static final Pattern OF_A_GAME = Pattern.compile(
            "META-INF/terrene/(?:puzzles/(.+)[.]puzzles|lessons/(.+)[.]lesson|words/(.+)-lesson[.][^.]+[.]words)");
    private static final String NAMED = System.getProperty("terrene.games", "");

    /** Found as a service. */
    public BuiltIn() {}

    @Override
    public String[] supplyResources(Collection<? extends String> names) {
        return Stream.of(System.getProperty("java.class.path").split(System.getProperty("path.separator")))
                .map(Path::of)
                .filter(Files::exists)
                .flatMap(place -> files(place).stream())
                .filter(BuiltIn::isBuiltIn)
                .distinct()
                .toArray(String[]::new);
    }

    private static boolean isBuiltIn(String file) {
        Matcher of = OF_A_GAME.matcher(file);
        return of.matches()
                ? NAMED.isEmpty()
                        || Stream.of(NAMED.split(","))
                                .anyMatch(game -> game.equals(of.group(1))
                                        || game.equals(of.group(2))
                                        || game.equals(of.group(3)))
                : READ.matcher(file).matches();
    }

    private static List<String> files(Path place) {
        try {
            return Files.isDirectory(place) ? inFolder(place) : inJar(place);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    private static List<String> inFolder(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile)
                    .map(file -> folder.relativize(file).toString().replace('\\', '/'))
                    .collect(Collectors.toList());
        }
    }

    private static List<String> inJar(Path jar) throws IOException {
        try (ZipFile files = new ZipFile(jar.toFile())) {
            return files.stream().map(ZipEntry::getName).collect(Collectors.toList());
        }
    }
}
