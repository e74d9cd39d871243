package io.github.terrene.testkit.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.ModuleTree;
import io.vavr.collection.Array;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** A module is called as the package is under which all of its packages are; the kernel lives in the module of Terrene Odyssey for now. */
class ModulesTest {
    private static final String GUEST = "io.github.terrene.kernel";

    /** Other modules' Javadoc links by this list, without asking another host. */
    @Test
    void javadocKnowsThePackagesOfTheCore() {
        Array<String> exported = Array.ofAll(
                        Repository.text(Repository.ROOT.resolve("core/src/main/java/module-info.java"))
                                .lines()
                                .map(String::strip)
                                .filter(line -> line.startsWith("exports "))
                                .toList())
                .map(line -> line.substring("exports ".length(), line.length() - 1));
        assertThat(Repository.text(Repository.ROOT.resolve("docs/javadoc/terrene-core/element-list"))
                        .lines())
                .containsExactlyElementsOf(exported.sorted().prepend("module:io.github.terrene.odyssey"));
    }

    @Test
    void modulesAreNamedAfterTheirPackages() {
        Array<SourceFile> files = Sources.ALL.published();
        Array<SourceFile> modules = files.filter(file -> file.name().equals("module-info"));
        assertThat(modules).hasSameSizeAs(files.map(SourceFile::module).distinct());
        for (SourceFile info : modules) {
            ModuleTree module = Objects.requireNonNull(info.unit().getModule());
            String name = module.getName().toString();
            assertThat(files.filter(file -> file.module().equals(info.module()) && file != info)
                            .map(SourceFile::packageName)
                            .distinct()
                            .reject(GUEST::equals))
                    .as("packages of module %s", name)
                    .allMatch(each -> each.equals(name) || each.startsWith(name + "."));
        }
    }
}
