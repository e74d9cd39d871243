package io.github.terrene.kernel.zone;

import io.github.terrene.kernel.form.Carried;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says that an event which has something in this part shows somebody what that player could not know before, or what chance decided, so that it
 * cannot be undone. If the part is no {@link Zone}, everybody may know it, as if it were {@link Open}.
 *
 * <pre>{@code
 * record CardDrawn(@Owner Seat seat, @Zone(to = OWNER) @Revealed Card card) implements Event {}
 *
 * record CoinTossed(@Revealed Seat first) implements Event {}
 * }</pre>
 */
@Carried
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.RECORD_COMPONENT, ElementType.METHOD})
public @interface Revealed {}
