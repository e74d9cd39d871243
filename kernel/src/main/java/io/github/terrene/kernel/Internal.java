package io.github.terrene.kernel;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Public, but no part of the API: it may change, move or vanish in any release. Most of what is marked is public because the {@linkplain
 * Canonical canonical text} reflects on it: what a game still has to do, and how a position is written down.
 *
 * <p>On a package it holds for every type of the package, on a sealed type for every type that is permitted. What such types look like in a
 * printed state may be read by people; code that names them may not compile with the next release.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.PACKAGE, ElementType.TYPE, ElementType.METHOD})
public @interface Internal {}
