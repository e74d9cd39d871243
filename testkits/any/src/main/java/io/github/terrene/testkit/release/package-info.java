/**
 * What the jar of a game contains besides its classes, for tools that process them before a program runs and for programs in other languages.
 *
 * <p>{@link io.github.terrene.testkit.release.ReflectedFiles} and {@link io.github.terrene.testkit.release.SchemaFiles} are tests to extend.
 */
@NullMarked
package io.github.terrene.testkit.release;

import org.jspecify.annotations.NullMarked;
