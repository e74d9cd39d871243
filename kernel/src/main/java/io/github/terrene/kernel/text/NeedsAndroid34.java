package io.github.terrene.kernel.text;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Reflects on records and sealed types, which Android can do from API level 34 on. Everything else is checked against 26 by the build. */
@Retention(RetentionPolicy.CLASS)
@Target(ElementType.TYPE)
@interface NeedsAndroid34 {}
