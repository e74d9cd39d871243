package io.github.terrene.kernel;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * How Immutables generates the larger value types of a game: as classes that only their package sees. Stands on the root package of a
 * game and holds for all packages below it.
 *
 * <p>It stays in the source: were it in class files, javac would ask everyone who compiles against a game for Immutables. For the same
 * reason the annotation on a type has no parameters.
 */
@Value.Style(
        visibility = Value.Style.ImplementationVisibility.PACKAGE,
        builderVisibility = Value.Style.BuilderVisibility.PACKAGE,
        overshadowImplementation = true,
        strictBuilder = true,
        underrideToString = "inShort",
        underrideHashCode = "idHash",
        jdkOnly = true,
        allowedClasspathAnnotations = {Nullable.class})
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.PACKAGE)
@Internal
public @interface ValueStyle {}
