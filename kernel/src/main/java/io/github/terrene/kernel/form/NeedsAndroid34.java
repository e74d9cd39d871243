package io.github.terrene.kernel.form;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Reflects on records and sealed types, which Android supports from API level 34. The build checks everything else against level 26. */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@interface NeedsAndroid34 {}
