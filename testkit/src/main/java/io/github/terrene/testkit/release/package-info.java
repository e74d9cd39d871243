/**
 * What the jar of a game contains for tools that process classes before a program runs.
 *
 * <p>Start with {@link io.github.terrene.testkit.release.Reflected}.
 */
@NullMarked
package io.github.terrene.testkit.release;

import org.jspecify.annotations.NullMarked;
