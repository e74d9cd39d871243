package io.github.terrene.forms.sample;

import io.github.terrene.kernel.form.Carried;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Says something of each kind that an annotation can say to a table. */
@Carried
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.RECORD_COMPONENT, ElementType.METHOD})
public @interface Told {
    /** A constant of an enum. */
    Pair.Colour colour();

    /** A text with all that Java writes in another way. */
    String text() default "a \"b\"\\u0041\n\u00e4\u2028";

    /** A whole number. */
    int number() default -1;

    /** A large one. */
    long large() default Long.MIN_VALUE;

    /** A truth value. */
    boolean truth() default true;

    /** A type. */
    Class<?> type() default String.class;

    /** Several types. */
    Class<?>[] types() default {int.class, Pair.First.class};

    /** Several numbers. */
    int[] numbers() default {1, 2};

    /** No texts. */
    String[] none() default {};
}
