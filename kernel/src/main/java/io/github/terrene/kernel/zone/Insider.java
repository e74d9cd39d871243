package io.github.terrene.kernel.zone;

import io.github.terrene.kernel.form.Carried;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the part of a record that says who else knows what the {@link Owner} of its zones knows: a seat or several, such as team-mates who look
 * into a player's cards, or the player to whom a hand is shown. The zones do not belong to them.
 *
 * <pre>{@code
 * record HandShown(@Owner Seat seat, @Insider Seat to, @Zone(to = OWNER) @Revealed Array<Card> cards) implements Event {}
 * }</pre>
 */
@Carried
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.RECORD_COMPONENT, ElementType.METHOD})
public @interface Insider {}
