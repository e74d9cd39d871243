package io.github.terrene.testkit.architecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Nothing that a game should keep is kept by a sloppy one, and each failure says what is wrong. */
class GameArchitectureTest {
    private static final GameArchitecture SLOPPY = new GameArchitecture() {
        @Override
        protected String root() {
            return "io.github.terrene.testkit.architecture.sloppy";
        }

        @Override
        protected Map<String, String> layers() {
            return HashMap.of("one", "", "two", "one", "three", "");
        }

        @Override
        protected Map<String, Integer> largePackages() {
            return HashMap.of("one", 0);
        }

        @Override
        protected int filesInCircles() {
            return 1;
        }

        @Override
        ImportOption what() {
            return location -> true;
        }
    };

    @ParameterizedTest
    @CsvSource({
        "nothingLooksAtAClock, java.time.Instant",
        "chanceComesFromTheGameAlone, java.lang.Math.random()",
        "nothingIsReadOrWritten, java.io.PrintStream",
        "nothingRunsBeside, java.lang.Thread",
        "gamesShareNothingThatChanges, Sloppy.games",
        "theOrderOfHashCodesDecidesNothing, java.util.HashMap",
        "packagesHaveNoCycles, Cycle detected",
        "eachPackageKnowsThoseBelowItOnly, org.assertj",
        "everyPackageHasItsLayer, three",
        "noPackageIsLarge, First.java",
        "fewFilesStandInCircles, .: Egg.java Hen.java",
        "everyClassWithTestsIsRun, Unnoticed",
    })
    void isBroken(String test, String why) throws ReflectiveOperationException {
        Method rule = GameArchitecture.class.getMethod(test);
        assertThatThrownBy(() -> rule.invoke(SLOPPY)).cause().hasMessageContaining(why);
    }

    @Test
    void eachRuleOfWhatIsStaticIsBroken() {
        Array.of(
                        Purity.WHAT_IS_STATIC_IS_FINAL,
                        Purity.WHAT_IS_STATIC_CANNOT_BE_CHANGED,
                        Purity.A_STATIC_ARRAY_IS_PRIVATE)
                .zip(Array.of("Sloppy.games", "Sloppy.ROLLED", "Sloppy.PIPS"))
                .forEach(broken -> assertThatThrownBy(() -> broken._1().check(SLOPPY.mainClasses()))
                        .hasMessageContaining(broken._2()));
    }

    @Test
    void aSealedFamilyIsNoCircle() {
        Array<JavaClass> types = Array.ofAll(SLOPPY.mainClasses())
                .filter(type -> type.getPackageName().equals(SLOPPY.root()));
        assertThat(types.map(JavaClass::getSimpleName)).contains("Bird");
        assertThat(Circles.among(types)).containsExactly(Array.of("Egg.java", "Hen.java"));
    }

    @Test
    void thereAreNoClassesUnderAWrongRoot() {
        GameArchitecture wrong = new GameArchitecture() {
            @Override
            protected String root() {
                return "io.github.terrene.nowhere";
            }
        };
        assertThatThrownBy(wrong::thereAreClasses)
                .hasMessageContaining("classes in io.github.terrene.nowhere or below");
    }

    @Test
    void noTestIsForgottenHere() throws ReflectiveOperationException {
        Stream<Method> tests = Arrays.stream(GameArchitecture.class.getMethods())
                .filter(method -> method.isAnnotationPresent(Test.class));
        CsvSource tried = GameArchitectureTest.class
                .getDeclaredMethod("isBroken", String.class, String.class)
                .getAnnotation(CsvSource.class);
        assertThat(tests.map(Method::getName))
                .containsExactlyInAnyOrderElementsOf(
                        Array.of(tried.value()).map(line -> line.split(",")[0]).append("thereAreClasses"));
    }
}
