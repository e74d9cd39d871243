package io.github.terrene.testkit.architecture;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.lang.ArchRule;
import java.io.PrintStream;
import java.util.Collection;
import java.util.Random;
import java.util.UUID;

/**
 * Checks that rules are pure functions, the same on every JVM, so that a replay tomorrow, or elsewhere, gives the same states. {@link
 * GameArchitecture} checks all of these.
 */
public final class Purity {
    /** No clock. */
    public static final ArchRule NOTHING_LOOKS_AT_A_CLOCK = noClasses()
            .should()
            .dependOnClassesThat(resideInAPackage("java.time.."))
            .orShould()
            .callMethod(System.class, "currentTimeMillis")
            .orShould()
            .callMethod(System.class, "nanoTime")
            .because("a game that is played again must come out the same");

    /** No chance except that of the kernel. */
    public static final ArchRule CHANCE_COMES_FROM_THE_GAME_ALONE = noClasses()
            .should()
            .dependOnClassesThat(assignableTo(Random.class).or(type(UUID.class)))
            .orShould()
            .callMethod(Math.class, "random")
            .orShould()
            .callMethod(System.class, "identityHashCode", Object.class)
            .because("chance is drawn from the state, by the kernel's Rng");

    /** No files, no network, no console, no settings. */
    public static final ArchRule NOTHING_IS_READ_OR_WRITTEN = noClasses()
            .should()
            .dependOnClassesThat(resideInAnyPackage("java.io", "java.nio.file..", "java.nio.channels..", "java.net..")
                    .or(type(PrintStream.class)))
            .orShould()
            .callMethod(System.class, "getProperty", String.class)
            .orShould()
            .callMethod(System.class, "getenv", String.class)
            .because("rules know the state and the action, and nothing of the world");

    /** No threads, and nothing that belongs to one. */
    public static final ArchRule NOTHING_RUNS_BESIDE = noClasses()
            .should()
            .dependOnClassesThat(resideInAnyPackage("java.util.concurrent..")
                    .or(assignableTo(Thread.class))
                    .or(assignableTo(ThreadLocal.class)))
            .because("what runs beside ends in any order");

    /** No variable that all games share. */
    public static final ArchRule WHAT_IS_STATIC_IS_FINAL = fields().that()
            .areStatic()
            .should()
            .beFinal()
            .because("games must not know of each other")
            .allowEmptyShould(true);

    /** No mutable collection that all games share. */
    public static final ArchRule WHAT_IS_STATIC_CANNOT_BE_CHANGED = noFields()
            .that()
            .areStatic()
            .should()
            .haveRawType(assignableTo(Collection.class).or(type(StringBuilder.class)))
            .because("games must not know of each other")
            .allowEmptyShould(true);

    /** Static arrays must be private; they are filled when their class is loaded. */
    public static final ArchRule A_STATIC_ARRAY_IS_PRIVATE = fields().that()
            .areStatic()
            .and()
            .haveRawType(DescribedPredicate.describe("array", JavaClass::isArray))
            .and()
            .doNotHaveModifier(JavaModifier.SYNTHETIC)
            .should()
            .bePrivate()
            .because("anybody could change it")
            .allowEmptyShould(true);

    /** The order of hash codes differs from run to run, and so does that of {@code Set.of}. */
    public static final ArchRule THE_ORDER_OF_HASH_CODES_DECIDES_NOTHING = noClasses()
            .should()
            .dependOnClassesThat(DescribedPredicate.describe("iterate by hash code", Purity::hashed))
            .orShould()
            .callMethodWhere(DescribedPredicate.describe("Set.of or going through a Map", Purity::scattered))
            .because("hash codes differ from run to run");

    private Purity() {}

    private static boolean hashed(JavaClass type) {
        return type.getSimpleName().matches("(Identity|Weak)?Hash(Map|Set)");
    }

    private static boolean scattered(JavaMethodCall call) {
        String owner = call.getTargetOwner().getName();
        return owner.equals("java.util.Set") && call.getName().equals("of")
                || owner.equals("java.util.Map") && call.getName().matches("forEach|keySet|values|entrySet");
    }
}
