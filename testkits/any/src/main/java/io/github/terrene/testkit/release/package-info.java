/**
 * What the jar of a game contains for tools that process classes before a program runs.
 *
 * <p>Start with {@link io.github.terrene.testkit.release.Reflected}; {@link io.github.terrene.testkit.release.ReflectedFiles} is a test to
 * extend.
 */
@NullMarked
package io.github.terrene.testkit.release;

import org.jspecify.annotations.NullMarked;
