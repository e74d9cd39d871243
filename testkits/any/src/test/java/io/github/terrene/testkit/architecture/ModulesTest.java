package io.github.terrene.testkit.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.ModuleTree;
import io.vavr.collection.Array;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A module has the name of the package that all of its packages are in. */
class ModulesTest {
    /** Other modules' Javadoc links by this list, without asking another host. */
    @ParameterizedTest
    @CsvSource({"kernel, io.github.terrene.kernel", "core, io.github.terrene.odyssey"})
    void javadocKnowsThePackages(String folder, String module) {
        Array<String> exported = Array.ofAll(
                        Repository.text(Repository.ROOT.resolve(folder + "/src/main/java/module-info.java"))
                                .lines()
                                .map(String::strip)
                                .filter(line -> line.startsWith("exports "))
                                .toList())
                .map(line -> line.substring("exports ".length(), line.length() - 1));
        assertThat(Repository.text(Repository.ROOT.resolve("docs/javadoc/terrene-" + folder + "/element-list"))
                        .lines())
                .containsExactlyElementsOf(exported.sorted().prepend("module:" + module));
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
                            .distinct())
                    .as("packages of module %s", name)
                    .allMatch(each -> each.equals(name) || each.startsWith(name + "."));
        }
    }
}
