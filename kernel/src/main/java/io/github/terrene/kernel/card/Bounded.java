package io.github.terrene.kernel.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.form.Carried;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Says which whole numbers a part of a card, of an effect or of options may be, alone, in a list or in an option. Catalogues refuse cards, and
 * games refuse options, with others. The {@link Rule} on the part is the rule that says so.
 *
 * <pre>{@code
 * record Damage(Selection whom, @Rule("HB-10.8") @Bounded int damage) implements BattleEffect
 * // Shore Guard, Damage: damage must be from 1 to 99, not 0 (HB-10.8)
 * }</pre>
 */
@Carried
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.RECORD_COMPONENT, ElementType.METHOD})
public @interface Bounded {
    /** Higher than any number: there is no highest. */
    int NO_LIMIT = Integer.MAX_VALUE;

    /** The lowest number. */
    int least() default 1;

    /** The highest number. */
    int most() default 99;

    /** Whether 0 is no such number, since it would change nothing. */
    boolean notZero() default false;

    /** What problems call it; by default the name of the part. */
    String called() default "";
}
