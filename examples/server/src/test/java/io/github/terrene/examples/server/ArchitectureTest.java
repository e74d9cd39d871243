package io.github.terrene.examples.server;

import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** The server puts together what knows nothing of each other: HTTP, the machine, counters, files. */
class ArchitectureTest {
    private static final String ROOT = "io.github.terrene.examples.server";
    private static final JavaClasses MAIN = new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(ROOT);

    @Test
    void packagesDependOnThoseBelowThem() {
        layeredArchitecture()
                .consideringOnlyDependenciesInAnyPackage(ROOT + "..")
                .layer("server")
                .definedBy(ROOT)
                .layer("http")
                .definedBy(ROOT + ".http")
                .layer("machine")
                .definedBy(ROOT + ".machine")
                .layer("measures")
                .definedBy(ROOT + ".measures")
                .layer("store")
                .definedBy(ROOT + ".store")
                .ensureAllClassesAreContainedInArchitecture()
                .whereLayer("server")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("http")
                .mayOnlyBeAccessedByLayers("server")
                .whereLayer("machine")
                .mayOnlyBeAccessedByLayers("server")
                .whereLayer("measures")
                .mayOnlyBeAccessedByLayers("server")
                .whereLayer("store")
                .mayOnlyBeAccessedByLayers("server")
                .check(MAIN);
    }
}
