package io.github.terrene.terralore.table;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/** How the larger value types of the table are generated. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.CLASS)
@Value.Style(
        visibility = Value.Style.ImplementationVisibility.PACKAGE,
        builderVisibility = Value.Style.BuilderVisibility.PACKAGE,
        overshadowImplementation = true,
        strictBuilder = true,
        jdkOnly = true,
        allowedClasspathAnnotations = {Nullable.class})
@interface TableStyle {}
