package io.github.terrene.kernel.form;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says what a part of a value names. The part is a text or a whole number, or several of them.
 *
 * <pre>{@code
 * record Attack(@Names(Named.IN_PLAY) int attacker) implements Action {}
 * }</pre>
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.RECORD_COMPONENT, ElementType.METHOD})
public @interface Names {
    /** What it names. */
    Named value();
}
