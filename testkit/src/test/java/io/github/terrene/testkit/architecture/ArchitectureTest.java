package io.github.terrene.testkit.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;

/**
 * Who may know whom. A rule that matches no class fails, as ArchUnit does by itself.
 *
 * <p>Modules whose classes these tests do not see are looked at as sources: see {@link SourceTest}.
 */
@AnalyzeClasses(packages = "io.github.terrene", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    private static final String KERNEL = "io.github.terrene.kernel..";
    private static final String GAME = "io.github.terrene.odyssey.";
    private static final DescribedPredicate<JavaClass> LIBRARIES =
            resideInAnyPackage("java..", "io.vavr..", "org.jspecify..", "org.immutables..");

    /** The packages of the game, and which of them each may know. */
    private static final TreeMap<String, String> LAYERS = TreeMap.<String, String>empty()
            .put("trait", "")
            .put("effect", "trait")
            .put("ability", "effect trait")
            .put("card", "ability effect trait")
            .put("format", "card trait")
            .put("table", "card ability effect trait")
            .put("event", "table card ability effect trait")
            .put("action", "table card ability trait")
            .put("rule", "action event format table card ability effect trait")
            .put("view", "rule format table card effect trait")
            .put("game", "view rule action event format table card trait")
            .put("match", "game view rule action event format table card trait");

    @ArchTest
    static final ArchRule the_kernel_knows_no_card_game = classes()
            .that()
            .resideInAPackage(KERNEL)
            .should()
            .onlyDependOnClassesThat(resideInAPackage(KERNEL).or(LIBRARIES));

    @ArchTest
    static void each_package_of_the_game_knows_those_below_it_only(JavaClasses all) {
        LAYERS.forEach((name, below) -> classes()
                .that()
                .resideInAPackage(GAME + name)
                .should()
                .onlyDependOnClassesThat(resideInAPackage(KERNEL).or(LIBRARIES).or(inGame(name + " " + below)))
                .check(all));
    }

    private static DescribedPredicate<JavaClass> inGame(String names) {
        return resideInAnyPackage(
                Array.of(names.trim().split(" ")).map(name -> GAME + name).toJavaArray(String[]::new));
    }

    @ArchTest
    static void every_package_of_the_game_is_in_the_table(JavaClasses all) {
        assertThat(Array.ofAll(all)
                        .map(JavaClass::getPackageName)
                        .filter(name -> name.startsWith(GAME))
                        .map(name -> name.substring(GAME.length()))
                        .distinct()
                        .sorted())
                .containsExactlyElementsOf(LAYERS.keySet());
    }

    @ArchTest
    static final ArchRule cards_know_the_vocabulary_of_cards_and_no_rules = classes()
            .that()
            .resideInAPackage("io.github.terrene.cards..")
            .should()
            .onlyDependOnClassesThat(resideInAPackage("io.github.terrene.cards..")
                    .or(LIBRARIES)
                    .or(inGame("card ability effect trait"))
                    .or(resideInAPackage("io.github.terrene.kernel")));

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
