package io.github.terrene.testkit.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.ImportTree;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** The files in which cards are defined, in every game and on the page about cards, begin with their cards and not with imports. */
class CardFileTest {
    private static final int MOST_IMPORTS = 3;
    private static final Array<String> SETS = Array.of(
            "io.github.terrene.cards.base",
            "io.github.terrene.carnage.starter",
            "io.github.terrene.hobe.starter",
            "io.github.terrene.terralore.starter");
    private static final String PAGE = "io.github.terrene.example";

    private static final Array<SourceFile> FILES = Sources.ALL
            .files()
            .filter(file -> file.packageName().equals(PAGE) || !file.test() && SETS.contains(file.packageName()))
            .filter(CardFileTest::definesCards);

    @Test
    void everyGameHasThem() {
        assertThat(FILES.map(SourceFile::packageName).distinct()).containsAll(SETS.append(PAGE));
        assertThat(FILES).hasSizeGreaterThan(30);
    }

    @Test
    void oneImportBringsAllWords() {
        for (SourceFile file : FILES) {
            assertThat(imports(file)).as("%s", file).anyMatch(name -> name.endsWith(".Words.*"));
        }
    }

    @Test
    void theyHaveFewImports() {
        for (SourceFile file : FILES) {
            Array<String> doors = imports(file)
                    .reject(name -> name.startsWith(file.packageName() + ".Starter"))
                    .map(name -> name.replace(".Words.*", ".Words"))
                    .distinct();
            assertThat(doors)
                    .as("imports of %s, but for the names that its set gives", file)
                    .hasSizeLessThanOrEqualTo(MOST_IMPORTS);
        }
    }

    private static boolean definesCards(SourceFile file) {
        return file.unit().getTypeDecls().toString().contains("public static final")
                && file.unit().getTypeDecls().toString().contains(".build()");
    }

    private static Array<String> imports(SourceFile file) {
        return Array.<ImportTree>ofAll(file.unit().getImports())
                .map(each -> each.getQualifiedIdentifier().toString());
    }
}
