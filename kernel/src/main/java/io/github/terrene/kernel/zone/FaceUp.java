package io.github.terrene.kernel.zone;

import io.github.terrene.kernel.form.Carried;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the part of a record, {@code true} or {@code false}, that says whether its card lies face-up: then everybody knows the card, whatever
 * zone it lies in. Records within say it of their own cards.
 *
 * <pre>{@code
 * record InPlay(Card card, @FaceUp boolean faceUp) {}
 *
 * record Side(@Owner Seat seat, @Zone(to = OWNER) Array<InPlay> row) {}
 * }</pre>
 */
@Carried
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.RECORD_COMPONENT, ElementType.METHOD})
public @interface FaceUp {}
