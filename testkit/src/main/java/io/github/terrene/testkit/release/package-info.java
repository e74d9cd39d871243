/**
 * What the jar of a game brings for tools that look at classes before a program runs.
 *
 * <p>Start with {@link io.github.terrene.testkit.release.Reflected}.
 */
@NullMarked
package io.github.terrene.testkit.release;

import org.jspecify.annotations.NullMarked;
