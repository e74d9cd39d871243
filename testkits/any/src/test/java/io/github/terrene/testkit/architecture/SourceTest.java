package io.github.terrene.testkit.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.ImportTree;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** How sources are written, in every module. */
class SourceTest {
    private static final Array<SourceFile> ALL = Sources.ALL.files();
    private static final int MOST_LINES = 400;
    private static final int USUAL_LINES = 150;

    /** What a module may know besides itself, as beginnings of packages; "*": everything. */
    private static final TreeMap<String, String> MODULES = TreeMap.<String, String>empty()
            .put("kernel", "")
            .put("core", "kernel")
            .put("cards-base-set", "odyssey.Words odyssey.card odyssey.ability odyssey.effect odyssey.trait kernel")
            .put("narrator", "kernel")
            .put("testkits/any", "kernel narrator json session")
            .put("testkits/odyssey", "kernel odyssey testkit")
            .put("games/terralore/testkit", "kernel terralore testkit")
            .put("games/hobe/testkit", "kernel narrator json session hobe testkit")
            .put("games/carnage/testkit", "kernel carnage testkit")
            .put("testkits/draft", "kernel odyssey draft testkit")
            .put("rules-2v2", "kernel odyssey")
            .put("rules-draft", "kernel odyssey")
            .put("games/terralore/rules", "kernel")
            .put("games/hobe/rules", "kernel")
            .put("games/carnage/rules", "kernel")
            .put("tools/forms", "kernel")
            .put("bots", "kernel json")
            .put("shelf", "kernel narrator bots")
            .put("table", "kernel narrator json session bots shelf")
            .put("session", "kernel")
            .put("json", "kernel");

    private static final TreeMap<String, String> OWN = TreeMap.<String, String>empty()
            .put("kernel", "kernel")
            .put("core", "odyssey")
            .put("cards-base-set", "cards.base")
            .put("narrator", "narrator")
            .put("testkits/any", "testkit")
            .put("testkits/odyssey", "testkit.odyssey")
            .put("games/terralore/testkit", "testkit.terralore")
            .put("games/hobe/testkit", "testkit.hobe")
            .put("games/carnage/testkit", "testkit.carnage")
            .put("testkits/draft", "testkit.draft")
            .put("rules-2v2", "twoversustwo")
            .put("rules-draft", "draft")
            .put("games/terralore/rules", "terralore")
            .put("games/hobe/rules", "hobe")
            .put("games/carnage/rules", "carnage")
            .put("tools/forms", "forms")
            .put("bots", "bots")
            .put("shelf", "shelf")
            .put("table", "table")
            .put("session", "session")
            .put("json", "json");

    private static final Array<String> PURE = Array.of(
            "io.github.terrene.",
            "io.vavr.",
            "org.jspecify.",
            "org.immutables.",
            "java.lang.annotation.",
            "java.util.function.",
            "java.util.Arrays",
            "java.util.Comparator",
            "java.util.List",
            "java.util.Locale",
            "java.util.Objects");

    @Test
    void thereAreSources() {
        assertThat(ALL).hasSizeGreaterThan(300);
        assertThat(Repository.modules()).contains("kernel", "core", "cards-base-set", "testkits/any");
    }

    @Test
    void noFileIsLong() {
        assertThat(ALL.filter(file -> file.lines() > MOST_LINES))
                .as("files of more than %s lines", MOST_LINES)
                .isEmpty();
    }

    @Test
    void nineFilesOfTenAreShort() {
        Array<SourceFile> main = ALL.reject(SourceFile::test);
        Array<SourceFile> longer = main.filter(file -> file.lines() >= USUAL_LINES);
        assertThat(longer.size()).as("%s", longer).isLessThan(main.size() / 10);
    }

    @Test
    void everyPackageSaysWhatItIs() {
        Array<SourceFile> main = ALL.reject(SourceFile::test);
        Array<String> described = main.filter(file -> file.name().equals("package-info"))
                .map(file -> file.module() + " " + file.packageName());
        assertThat(main.filter(file -> !file.name().equals("module-info"))
                        .map(file -> file.module() + " " + file.packageName())
                        .distinct()
                        .reject(described::contains))
                .as("packages without package-info")
                .isEmpty();
    }

    @Test
    void nothingIsNamedAfterNothing() {
        assertThat(ALL.filter(file -> (file.packageName() + "." + file.name())
                        .matches("(?i).*(\\b|[a-z.])(utils?|impl|helpers?|managers?)\\b.*")))
                .isEmpty();
    }

    @Test
    void aModuleUsesOnlyWhatItMay() {
        for (SourceFile file : Sources.ALL.published()) {
            String may = MODULES.getOrElse(file.module(), "") + " " + OWN.getOrElse(file.module(), "");
            Array<String> allowed = Array.of(may.trim().split(" ")).map(name -> "io.github.terrene." + name);
            assertThat(imports(file).reject(name -> may.contains("*") || allowed.exists(name::startsWith)))
                    .as("imports of %s", file)
                    .isEmpty();
        }
        assertThat(Sources.ALL.published().map(SourceFile::module).distinct().reject(MODULES::containsKey))
                .as("modules that are not in the table")
                .isEmpty();
    }

    /** So that a program for a platform that lacks them need not supply more than this class: docs/platforms.md. */
    @Test
    void theTablesOfUnicodeAreUsedInOneClass() {
        Pattern tables = Pattern.compile("java[.]text|UnicodeScript|UnicodeBlock");
        assertThat(Sources.ALL
                        .published()
                        .filter(file -> tables.matcher(file.unit().toString()).find())
                        .map(SourceFile::name))
                .containsExactly("Accents");
    }

    /** What {@link GameArchitecture} says of classes that these tests see, for the modules that play other formats and games. */
    @Test
    void rulesUseCollectionsAndNothingOfTheWorld() {
        Array<SourceFile> rules =
                Sources.ALL.published().filter(file -> file.module().matches("rules-.*|games/.*/rules"));
        assertThat(rules).isNotEmpty();
        for (SourceFile file : rules) {
            assertThat(allImports(file).reject(name -> PURE.exists(name::startsWith)))
                    .as("imports of %s", file)
                    .isEmpty();
        }
    }

    private static Array<String> imports(SourceFile file) {
        return allImports(file).filter(name -> name.startsWith("io.github.terrene."));
    }

    private static Array<String> allImports(SourceFile file) {
        return Array.<ImportTree>ofAll(file.unit().getImports())
                .map(each -> each.getQualifiedIdentifier().toString());
    }
}
