package io.github.terrene.examples.server;

import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import org.junit.jupiter.api.Test;

/** Each package can be read knowing only those below it: the server, then what answers requests, then tables, then what they stand on. */
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
                .layer("table")
                .definedBy(ROOT + ".table")
                .layer("wire")
                .definedBy(ROOT + ".wire")
                .layer("store")
                .definedBy(ROOT + ".store")
                .ensureAllClassesAreContainedInArchitecture()
                .whereLayer("server")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("http")
                .mayOnlyBeAccessedByLayers("server")
                .whereLayer("table")
                .mayOnlyBeAccessedByLayers("server", "http")
                .whereLayer("wire")
                .mayOnlyBeAccessedByLayers("http", "table")
                .whereLayer("store")
                .mayOnlyBeAccessedByLayers("server", "table")
                .check(MAIN);
    }
}
