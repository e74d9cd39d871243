package io.github.terrene.kernel.zone;

import io.github.terrene.kernel.form.Carried;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the part of a record that says whose its zones are, and so those in all that it contains: a seat, several seats, or a record that has an
 * owner itself, such as a place. If several parts are marked, the zones belong to all of these seats. {@link Insider} is for those who only look
 * into a player's cards.
 *
 * <p>Everybody knows whose zones they are.
 */
@Carried
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.RECORD_COMPONENT, ElementType.METHOD})
public @interface Owner {}
