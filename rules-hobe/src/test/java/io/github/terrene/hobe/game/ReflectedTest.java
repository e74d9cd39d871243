package io.github.terrene.hobe.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.action.Action.PlayCard;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.hobe.rule.Agenda;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.testkit.release.Reflected;
import io.vavr.collection.Array;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The configuration for shrinkers and native images in the jar of the rules names every type that is reflected on. */
class ReflectedTest {
    private static final Path RESOURCES = Path.of("src/main/resources/META-INF");
    private static final Reflected TYPES = Reflected.by(
            GameNotation.canonical(Catalogue.of(Array.empty()).get()),
            WrittenGame.class,
            WrittenState.class,
            Position.class,
            Action.class);

    @Test
    void sealedFamiliesRecordsAndValuesWithTheirBuildersAreListed() {
        assertThat(TYPES.types())
                .contains(
                        Action.class, PlayCard.class, Table.class, Options.class, Options.Builder.class, Agenda.class);
    }

    @Test
    void shrinkersAreToldAboutAllTypes() throws IOException {
        same(RESOURCES.resolve("proguard/terrene-rules-hobe.pro"), TYPES.shrinkerRules());
    }

    @Test
    void nativeImagesAreToldAboutAllTypes() throws IOException {
        same(
                RESOURCES.resolve("native-image/io.github.terrene/terrene-rules-hobe/reflect-config.json"),
                TYPES.nativeImage());
    }

    private static void same(Path file, String expected) throws IOException {
        if (Boolean.getBoolean("reflected.write")) {
            Files.createDirectories(file.getParent());
            Files.writeString(file, expected);
        }
        assertThat(Files.readString(file))
                .as("%s, to be written again with -Dreflected.write=true", file)
                .isEqualTo(expected);
    }
}
