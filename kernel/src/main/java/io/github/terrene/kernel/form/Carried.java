package io.github.terrene.kernel.form;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks annotations that forms carry. What such an annotation says of a component of a record, or of an attribute of an Immutables value, is
 * known wherever the form is, also in a program without reflection: {@link Part#said(Class)} has it.
 *
 * <pre>{@code
 * @Carried
 * @Retention(RetentionPolicy.RUNTIME)
 * @Target({ElementType.RECORD_COMPONENT, ElementType.METHOD})
 * public @interface Bounded {
 *     int most();
 * }
 * }</pre>
 *
 * <p>The annotation is public and kept at run time. Its members are texts, whole numbers, truth values, classes, constants of enums, and
 * arrays of these: {@code terrene-forms} refuses to write others into a table.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.ANNOTATION_TYPE)
public @interface Carried {}
