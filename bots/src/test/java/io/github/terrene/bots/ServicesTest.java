package io.github.terrene.bots;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ServiceLoader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What one jar does wrong keeps nothing of another from being found. */
class ServicesTest {
    @TempDir
    Path folder;

    /** A service. */
    public interface Greeting {}

    /** One that can be made. */
    public static final class Hello implements Greeting {}

    /** One that cannot. */
    public static final class Sulking implements Greeting {
        /** Throws. */
        public Sulking() {
            throw new IllegalStateException("no greeting today");
        }
    }

    private Services<Greeting> found(String... lines) throws IOException {
        Path services = Files.createDirectories(folder.resolve("META-INF/services"));
        Files.write(services.resolve(Greeting.class.getName()), Array.of(lines).asJava());
        try (URLClassLoader jar = new URLClassLoader(
                new URL[] {folder.toUri().toURL()}, getClass().getClassLoader())) {
            return Services.of(ServiceLoader.load(Greeting.class, jar));
        }
    }

    @Test
    void whatIsThereIsFound() throws IOException {
        Services<Greeting> services = found("org.example.Gone", Sulking.class.getName(), Hello.class.getName());
        assertThat(services.found()).singleElement().isInstanceOf(Hello.class);
        assertThat(services.leftOut().map(problem -> problem.why().key()))
                .containsExactly("service/unusable", "service/thrown");
        assertThat(services.leftOut().map(Problem::toString).mkString("\n"))
                .contains("org.example.Gone not found")
                .contains("IllegalStateException: no greeting today (", "ServicesTest.java:");
    }

    @Test
    void aFileThatCannotBeReadIsToldOf() throws IOException {
        Services<Greeting> services = found("two words");
        assertThat(services.found()).isEmpty();
        assertThat(services.leftOut()).hasSize(1);
    }
}
