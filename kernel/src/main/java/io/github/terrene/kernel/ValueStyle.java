package io.github.terrene.kernel;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * How Immutables generates the larger value types of a game: as package-private classes. It annotates the root package of a game and applies
 * to all packages below it.
 *
 * <p>It is retained only in the source: if it were in class files, javac would need Immutables whenever somebody compiles against a game. For
 * the same reason, the annotation on a type has no parameters.
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
