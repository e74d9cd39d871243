package io.github.terrene.forms.sample;

import io.github.terrene.kernel.form.Carried;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Says what no table can say. */
@Carried
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Untold {
    /** A fraction. */
    double share();

    /** A type with such a part. */
    record Part(@Untold(share = 0.5) int part) {}
}
