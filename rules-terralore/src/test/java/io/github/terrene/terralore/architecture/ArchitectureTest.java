package io.github.terrene.terralore.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import java.util.Random;

/** Who may know whom, and that the rules are pure. Modules are looked at as sources by the testkit's own tests. */
@AnalyzeClasses(packages = "io.github.terrene.terralore", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    private static final String GAME = "io.github.terrene.terralore.";
    private static final DescribedPredicate<JavaClass> LIBRARIES =
            resideInAnyPackage("java..", "io.vavr..", "org.jspecify..", "org.immutables..");

    /** The packages of the game, and which of them each may know. */
    private static final TreeMap<String, String> LAYERS = TreeMap.<String, String>empty()
            .put("card", "")
            .put("effect", "card")
            .put("setup", "card")
            .put("starter", "card effect setup")
            .put("table", "card setup")
            .put("event", "card table setup")
            .put("action", "card")
            .put("rule", "action event table setup card")
            .put("view", "rule action table setup card")
            .put("game", "view rule action event table setup card");

    @ArchTest
    static void each_package_knows_the_kernel_and_those_below_it_only(JavaClasses all) {
        LAYERS.forEach((name, below) -> classes()
                .that()
                .resideInAPackage(GAME + name)
                .should()
                .onlyDependOnClassesThat(resideInAPackage("io.github.terrene.kernel..")
                        .or(LIBRARIES)
                        .or(inGame(name + " " + below)))
                .check(all));
    }

    private static DescribedPredicate<JavaClass> inGame(String names) {
        return resideInAnyPackage(
                Array.of(names.trim().split(" ")).map(name -> GAME + name).toJavaArray(String[]::new));
    }

    @ArchTest
    static final ArchRule packages_have_no_cycles =
            slices().matching("io.github.terrene.terralore.(*)").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule nothing_looks_outside = noClasses()
            .should()
            .dependOnClassesThat(
                    resideInAnyPackage("java.time..", "java.io", "java.nio..", "java.net..", "java.util.concurrent.."))
            .orShould()
            .dependOnClassesThat(assignableTo(Random.class))
            .orShould()
            .callMethod(Math.class, "random");

    @ArchTest
    static final ArchRule the_order_of_hash_codes_decides_nothing = noClasses()
            .should()
            .dependOnClassesThat(DescribedPredicate.describe(
                    "iterate by hash code", type -> type.getSimpleName().matches("(Identity|Weak)?Hash(Map|Set)")));

    @ArchTest
    static final ArchRule what_is_static_is_final =
            fields().that().areStatic().should().beFinal();
}
