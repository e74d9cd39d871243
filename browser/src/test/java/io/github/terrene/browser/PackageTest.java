package io.github.terrene.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The package as programs in JavaScript use it. */
class PackageTest {
    static Stream<String> kinds() {
        return Node.kinds();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void whatProgramsAskIsAnsweredAsItsTypesSay(String kind) {
        assertThat(Node.printed("door.mjs", kind)).isEqualTo("ok\n");
    }

    static Stream<Arguments> alone() {
        return kinds().flatMap(kind -> Alone.built().map(family -> Arguments.of(kind, family)));
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("alone")
    void aGameAloneBringsNoOther(String kind, Alone family) {
        assertThat(Node.printed("alone.mjs", kind, family.folder())).isEqualTo("ok\n");
    }

    @Test
    void everyGameHasTypes() throws IOException {
        String types = Files.readString(Path.of("package/index.d.ts"));
        assertThat(Exports.ids())
                .isNotEmpty()
                .allSatisfy(id -> assertThat(types)
                        .containsPattern("\n  \"?" + id + "\"?: (Odyssey|Draft|Hobe|Carnage|Terralore);\n"));
    }
}
