package io.github.terrene.kernel.zone;

import io.github.terrene.kernel.form.Carried;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says that everybody may know a part of a record, although it names cards, which lie elsewhere: the card whose text is carried out, the card
 * that an event is about.
 *
 * <pre>{@code
 * record CarryOut(Seat seat, @Open Card card, int ability) implements Task {}
 * }</pre>
 */
@Carried
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.RECORD_COMPONENT, ElementType.METHOD})
public @interface Open {}
