package io.github.terrene.testkit.architecture;

import static com.tngtech.archunit.base.DescribedPredicate.describe;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.properties.CanBeAnnotated.Predicates.metaAnnotatedWith;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.lang.ArchRule;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * Checks the classes of any game, format or set of cards: its rules are {@linkplain Purity pure}, its packages depend on each other in only one
 * direction, none of them is large, and every test class has a name that Surefire runs. A test extends this class and says where the classes
 * are:
 *
 * <pre>{@code
 * class NimArchitectureTest extends GameArchitecture {
 *     protected String root() {
 *         return "org.example.nim";
 *     }
 *
 *     protected Map<String, String> layers() {
 *         return HashMap.of("table", "", "action", "table", "rule", "action table");
 *     }
 * }
 * }</pre>
 *
 * <p>Rules of your own can check {@link #mainClasses()}. To make an exception to a rule, override its test.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class GameArchitecture {
    /** The most files in a package, unless you say otherwise: nobody can keep track of more. */
    public static final int USUAL_FILES = 40;

    /** The most files in circles, unless you say otherwise: a few files of a game inevitably depend on each other. */
    public static final int USUAL_FILES_IN_CIRCLES = 20;

    private static final Array<String> LIBRARIES =
            Array.of("java..", "io.vavr..", "org.jspecify..", "org.immutables..");

    private @Nullable JavaClasses everything;
    private @Nullable JavaClasses main;

    /** For tests to extend. */
    protected GameArchitecture() {}

    /** The package that all classes are in or below, such as {@code org.example.nim}. */
    protected abstract String root();

    /** What every package of rules may depend on, for {@link #layers}: everything below the rules. */
    protected static final String BELOW_RULES = "action due event table setup card trait ";

    /**
     * The packages of a game that is built like those of this library, for {@link #layers}: the vocabulary of cards, cards and what they say,
     * the setup with them, the table and the events that change it, what is waiting to happen, the actions and the rules that carry them out,
     * what a player sees of it, how it is written, and the game as a whole. The words of cards are at the root.
     */
    protected static Map<String, String> usualLayers() {
        return HashMap.<String, String>empty()
                .put("trait", "")
                .put("card", "trait")
                .put("effect", "card trait")
                .put(".", "effect card trait")
                .put("setup", "card trait")
                .put("starter", ". effect setup card trait")
                .put("table", "setup card trait")
                .put("event", "table setup card trait")
                .put("due", "event table setup card trait")
                .put("action", "card trait")
                .put("rule", "action due event table setup card trait")
                .put("view", "rule action due table setup card trait")
                .put("saved", "rule action due event table setup card trait")
                .put("game", ". saved view rule action due event table setup card trait");
    }

    /**
     * The packages below the root, and the ones that each may depend on, separated by spaces: {@code "rule" -> "action table"}. Every package
     * must be named; the root itself is {@code "."}.
     */
    protected Map<String, String> layers() {
        return HashMap.empty();
    }

    /**
     * What they may depend on besides the JDK, Vavr, JSpecify and Immutables, as ArchUnit names packages: the kernel. A format also needs {@code
     * io.github.terrene.odyssey..}, a set of cards only what cards are made of.
     */
    protected Seq<String> mayKnow() {
        return Array.of("io.github.terrene.kernel..");
    }

    /** The packages that may have more than {@value #USUAL_FILES} files, by their names below the root, and how many. */
    protected Map<String, Integer> largePackages() {
        return HashMap.empty();
    }

    /**
     * How many files may be in circles, in all packages together. A circle is a set of files of one package each of which leads to all others,
     * so that none can be read or changed by itself. Files that belong together can form a circle, such as a game, its tasks and the play that
     * carries them out. State the exact number, so that no circle is added by accident. The permitted types of a sealed type do not count as
     * dependencies, and generated code of Immutables counts as the file that it is generated from.
     */
    protected int filesInCircles() {
        return USUAL_FILES_IN_CIRCLES;
    }

    /** The classes, without tests. */
    protected final JavaClasses mainClasses() {
        JavaClasses found = main;
        if (found == null) {
            found = allClasses().that(describe("are not tests", this::isMain));
            main = found;
        }
        return found;
    }

    private boolean isMain(JavaClass type) {
        return type.getSource()
                .map(source -> what().includes(Location.of(source.getUri())))
                .orElse(true);
    }

    /** Read once for all rules: reading them takes longer than checking them. */
    private JavaClasses allClasses() {
        JavaClasses found = everything;
        if (found == null) {
            found = new ClassFileImporter().importPackages(root());
            everything = found;
        }
        return found;
    }

    ImportOption what() {
        return ImportOption.Predefined.DO_NOT_INCLUDE_TESTS;
    }

    private void holds(ArchRule rule) {
        rule.check(mainClasses());
    }

    /** Checks that there are classes: with a wrong root, every rule would pass. */
    @Test
    public void thereAreClasses() {
        assertThat(mainClasses()).as("classes in %s or below", root()).isNotEmpty();
    }

    /** See {@link Purity#NOTHING_LOOKS_AT_A_CLOCK}. */
    @Test
    public void nothingLooksAtAClock() {
        holds(Purity.NOTHING_LOOKS_AT_A_CLOCK);
    }

    /** See {@link Purity#CHANCE_COMES_FROM_THE_GAME_ALONE}. */
    @Test
    public void chanceComesFromTheGameAlone() {
        holds(Purity.CHANCE_COMES_FROM_THE_GAME_ALONE);
    }

    /** See {@link Purity#NOTHING_IS_READ_OR_WRITTEN}. */
    @Test
    public void nothingIsReadOrWritten() {
        holds(Purity.NOTHING_IS_READ_OR_WRITTEN);
    }

    /** See {@link Purity#NOTHING_RUNS_BESIDE}. */
    @Test
    public void nothingRunsBeside() {
        holds(Purity.NOTHING_RUNS_BESIDE);
    }

    /** See {@link Purity#WHAT_IS_STATIC_IS_FINAL} and the rules after it. */
    @Test
    public void gamesShareNothingThatChanges() {
        holds(Purity.WHAT_IS_STATIC_IS_FINAL);
        holds(Purity.WHAT_IS_STATIC_CANNOT_BE_CHANGED);
        holds(Purity.A_STATIC_ARRAY_IS_PRIVATE);
    }

    /** See {@link Purity#THE_ORDER_OF_HASH_CODES_DECIDES_NOTHING}. */
    @Test
    public void theOrderOfHashCodesDecidesNothing() {
        holds(Purity.THE_ORDER_OF_HASH_CODES_DECIDES_NOTHING);
    }

    /** No two packages depend on each other, directly or through others. */
    @Test
    public void packagesHaveNoCycles() {
        holds(slices().matching(root() + ".(**)").should().beFreeOfCycles().allowEmptyShould(true));
    }

    /** See {@link #layers()} and {@link #mayKnow()}. */
    @Test
    public void eachPackageKnowsThoseBelowItOnly() {
        for (String name : packages()) {
            Array<String> known = Array.of(layers().getOrElse(name, "").split(" "))
                    .reject(String::isEmpty)
                    .append(name)
                    .map(this::full)
                    .appendAll(LIBRARIES)
                    .appendAll(mayKnow());
            holds(classes()
                    .that()
                    .resideInAPackage(full(name))
                    .should()
                    .onlyDependOnClassesThat(resideInAnyPackage(known.toJavaArray(String[]::new))));
        }
    }

    /** Every package is in {@link #layers()}, and every package named there exists. */
    @Test
    public void everyPackageHasItsLayer() {
        assertThat(packages().remove("."))
                .containsExactlyInAnyOrderElementsOf(layers().keySet().remove("."));
    }

    /** A package that has outgrown its number should be split in two. */
    @Test
    public void noPackageIsLarge() {
        for (String name : packages()) {
            assertThat(files(name))
                    .as("files of %s", full(name))
                    .hasSizeLessThanOrEqualTo(largePackages().getOrElse(name, USUAL_FILES));
        }
    }

    /** See {@link #filesInCircles()}. */
    @Test
    public void fewFilesStandInCircles() {
        Map<String, Array<Array<String>>> circles = packages()
                .toLinkedMap(name -> name, name -> Circles.among(types(name)))
                .filterValues(Array::nonEmpty);
        assertThat(circles.values()
                        .flatMap(found -> found)
                        .map(Array::size)
                        .sum()
                        .intValue())
                .as(
                        "files in circles below %s:%s",
                        root(),
                        circles.flatMap(found -> found._2.map(circle -> "\n" + found._1 + ": " + circle.mkString(" ")))
                                .mkString())
                .isLessThanOrEqualTo(filesInCircles());
    }

    /** Checks the names of test classes: by default, Surefire skips others and reports success. */
    @Test
    public void everyClassWithTestsIsRun() {
        assertThat(Array.ofAll(allClasses())
                        .filter(GameArchitecture::hasTests)
                        .map(JavaClass::getSimpleName)
                        .reject(name -> name.matches("Test.*|.*(Test|Tests|TestCase)")))
                .as("classes with tests that are not named ...Test")
                .isEmpty();
    }

    private static boolean hasTests(JavaClass type) {
        return !type.isInterface()
                && !type.getModifiers().contains(JavaModifier.ABSTRACT)
                && type.getEnclosingClass().isEmpty()
                && type.getAllMethods().stream()
                        .anyMatch(metaAnnotatedWith("org.junit.platform.commons.annotation.Testable"));
    }

    private Array<JavaClass> types(String name) {
        return Array.ofAll(mainClasses()).filter(type -> type.getPackageName().equals(full(name)));
    }

    private Array<String> files(String name) {
        return types(name)
                .reject(type -> type.getSimpleName().equals("package-info"))
                .flatMap(type -> Array.ofAll(type.getSource().flatMap(source -> source.getFileName()).stream()
                        .toList()))
                .reject(file -> file.startsWith("Immutable"))
                .distinct();
    }

    /** The names of all packages at and below the root. */
    private Array<String> packages() {
        return Array.ofAll(mainClasses())
                .map(JavaClass::getPackageName)
                .distinct()
                .map(name -> name.equals(root()) ? "." : name.substring(root().length() + 1))
                .sorted();
    }

    private String full(String name) {
        return name.equals(".") ? root() : root() + "." + name;
    }
}
