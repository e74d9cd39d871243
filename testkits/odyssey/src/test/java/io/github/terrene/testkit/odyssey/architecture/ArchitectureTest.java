package io.github.terrene.testkit.odyssey.architecture;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import io.github.terrene.testkit.architecture.GameArchitecture;

/**
 * Who may know whom beyond a single game or set of cards, which have {@link GameArchitecture}. A rule that matches no class fails, as ArchUnit
 * does by itself.
 *
 * <p>Modules whose classes these tests do not see are looked at as sources: see {@code SourceTest}.
 */
@AnalyzeClasses(packages = "io.github.terrene", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule the_testkit_knows_no_set_of_cards = noClasses()
            .that()
            .resideInAPackage("io.github.terrene.testkit..")
            .should()
            .dependOnClassesThat()
            .resideInAPackage("io.github.terrene.cards..");

    @ArchTest
    static final ArchRule generators_know_no_law = noClasses()
            .that()
            .resideInAnyPackage("..testkit.arbitrary..", "..testkit.perft..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("..testkit.law..", "..testkit.scenario..");

    @ArchTest
    static final ArchRule packages_have_no_cycles =
            slices().matching("io.github.terrene.(**)").should().beFreeOfCycles();
}
