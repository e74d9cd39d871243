package io.github.terrene.testkit.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/**
 * A test to extend: the files that a jar contains for shrinkers and for native images name every type that is reflected on.
 *
 * <p>With the system property {@code reflected.write} the files are rewritten.
 */
public abstract class ReflectedFiles {
    /** For tests to extend. */
    protected ReflectedFiles() {}

    /** The group of the jar: {@code org.example}. */
    protected abstract String group();

    /** The name of the jar in its group: {@code nim}. */
    protected abstract String artifact();

    /** The types that the jar names. */
    protected abstract Reflected types();

    /** The folder of the files, relative to the folder of the module: {@code src/main/resources/META-INF}, unless the test says otherwise. */
    protected Path folder() {
        return Path.of("src", "main", "resources", "META-INF");
    }

    /** Rules for ProGuard and R8 are in {@code proguard/nim.pro}. */
    @Test
    public final void shrinkersAreToldAllTypes() throws IOException {
        same(folder().resolve("proguard").resolve(artifact() + ".pro"), types().shrinkerRules());
    }

    /** What GraalVM's native image needs is in {@code native-image/org.example/nim/reflect-config.json}. */
    @Test
    public final void nativeImagesAreToldAllTypes() throws IOException {
        Path image = folder().resolve("native-image").resolve(group()).resolve(artifact());
        same(image.resolve("reflect-config.json"), types().nativeImage());
    }

    private static void same(Path file, String expected) throws IOException {
        if (Boolean.getBoolean("reflected.write")) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, expected);
        }
        assertThat(Files.readString(file).replace("\r\n", "\n"))
                .as("%s, to be written again with -Dreflected.write=true", file)
                .isEqualTo(expected);
    }
}
