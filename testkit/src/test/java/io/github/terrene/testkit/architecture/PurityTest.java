package io.github.terrene.testkit.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import io.github.terrene.kernel.Canonical;
import java.io.PrintStream;
import java.util.Collection;
import java.util.Random;
import java.util.UUID;

/** The rules are pure functions, the same on every JVM. */
@AnalyzeClasses(packages = "io.github.terrene", importOptions = ImportOption.DoNotIncludeTests.class)
class PurityTest {
    private static final String[] PURE = {
        "io.github.terrene.kernel..", "io.github.terrene.odyssey..", "io.github.terrene.cards.."
    };

    @ArchTest
    static final ArchRule nothing_looks_at_a_clock = noClasses()
            .that()
            .resideInAnyPackage(PURE)
            .should()
            .dependOnClassesThat()
            .resideInAPackage("java.time..")
            .orShould()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .callMethod(System.class, "nanoTime");

    @ArchTest
    static final ArchRule chance_comes_from_the_game_alone = noClasses()
            .that()
            .resideInAnyPackage(PURE)
            .should()
            .dependOnClassesThat(assignableTo(Random.class).or(type(UUID.class)))
            .orShould()
            .callMethod(Math.class, "random")
            .orShould()
            .callMethod(System.class, "identityHashCode", Object.class);

    @ArchTest
    static final ArchRule nothing_is_read_or_written = noClasses()
            .that()
            .resideInAnyPackage(PURE)
            .should()
            .dependOnClassesThat(resideInAnyPackage("java.io", "java.nio.file..", "java.nio.channels..", "java.net..")
                    .or(type(PrintStream.class)))
            .orShould()
            .callMethod(System.class, "getProperty", String.class)
            .orShould()
            .callMethod(System.class, "getenv", String.class);

    /** The encoding remembers the shapes of types, which are the same for everybody. */
    @ArchTest
    static final ArchRule nothing_runs_beside = noClasses()
            .that()
            .resideInAnyPackage(PURE)
            .and()
            .doNotBelongToAnyOf(Canonical.class)
            .should()
            .dependOnClassesThat(resideInAnyPackage("java.util.concurrent..")
                    .or(assignableTo(Thread.class))
                    .or(assignableTo(ThreadLocal.class)));

    @ArchTest
    static final ArchRule what_is_static_is_final = fields().that()
            .areDeclaredInClassesThat()
            .resideInAnyPackage(PURE)
            .and()
            .areStatic()
            .should()
            .beFinal();

    @ArchTest
    static final ArchRule what_is_static_cannot_be_changed = noFields()
            .that()
            .areDeclaredInClassesThat()
            .resideInAnyPackage(PURE)
            .and()
            .areStatic()
            .should()
            .haveRawType(assignableTo(Collection.class).or(type(StringBuilder.class)));

    /** Only private arrays that are filled when the class is loaded. */
    @ArchTest
    static final ArchRule a_static_array_is_private = fields().that()
            .areDeclaredInClassesThat()
            .resideInAnyPackage(PURE)
            .and()
            .areStatic()
            .and()
            .haveRawType(DescribedPredicate.describe("array", JavaClass::isArray))
            .and()
            .doNotHaveModifier(JavaModifier.SYNTHETIC)
            .should()
            .bePrivate();

    /** What iterates by hash codes differs from run to run, and so does Set.of. */
    @ArchTest
    static final ArchRule the_order_of_hash_codes_decides_nothing = noClasses()
            .that()
            .resideInAnyPackage("io.github.terrene.odyssey..", "io.github.terrene.cards..")
            .should()
            .dependOnClassesThat(DescribedPredicate.describe("iterate by hash code", PurityTest::hashed))
            .orShould()
            .callMethodWhere(DescribedPredicate.describe("Set.of or going through a Map", PurityTest::scattered));

    private static boolean hashed(JavaClass type) {
        return type.getSimpleName().matches("(Identity|Weak)?Hash(Map|Set)");
    }

    private static boolean scattered(JavaMethodCall call) {
        String owner = call.getTargetOwner().getName();
        return owner.equals("java.util.Set") && call.getName().equals("of")
                || owner.equals("java.util.Map") && call.getName().matches("forEach|keySet|values|entrySet");
    }
}
