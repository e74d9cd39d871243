package io.github.terrene.bots.protocol;

import io.github.terrene.kernel.Internal;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Looks at the processes of the system, which Android does not let apps do. The build checks everything else against its level 26. */
@Internal
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
public @interface NeedsProcesses {}
