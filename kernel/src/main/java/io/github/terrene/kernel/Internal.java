package io.github.terrene.kernel;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks what is public but not part of the API: it may change, move or vanish in any release. Most of it is public only because the
 * {@linkplain io.github.terrene.kernel.text.Canonical canonical text} reflects on it: what a game still has to do, and how a position is
 * written down.
 *
 * <p>On a package, the annotation applies to every type of the package; on a sealed type, to every permitted type. People may read such types
 * in a printed state, but code that names them may not compile with the next release.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.PACKAGE, ElementType.TYPE, ElementType.METHOD})
public @interface Internal {}
