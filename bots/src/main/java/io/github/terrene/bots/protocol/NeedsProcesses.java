package io.github.terrene.bots.protocol;

import io.github.terrene.kernel.Internal;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks code that looks at the processes of the system, which Android does not allow. The build checks all other code against API level 26. */
@Internal
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface NeedsProcesses {}
