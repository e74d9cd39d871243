package io.github.terrene.bots.protocol;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Looks at the processes of the system, which Android does not let apps do. The build checks everything else against its level 26. */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@interface NeedsProcesses {}
