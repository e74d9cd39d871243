package io.github.terrene.kernel;

import io.github.terrene.kernel.form.Carried;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Names the numbered rules that the annotated code implements, or that the annotated test demonstrates.
 *
 * <p>A number is a prefix for the game (TO, TL, HB, CG) and the number in that game's {@code RULES.md}, written out:
 * {@code @Rule("TO-5.6")}. The build fails on a number that does not exist, and on a rule without code or without a test.
 *
 * <p>On a part of a configuration or of a card, it names the rule that asks for the part, which problems cite.
 */
@Carried
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({
    ElementType.TYPE,
    ElementType.METHOD,
    ElementType.FIELD,
    ElementType.CONSTRUCTOR,
    ElementType.RECORD_COMPONENT,
    ElementType.PACKAGE
})
public @interface Rule {
    /** The rule numbers. */
    String[] value();
}
