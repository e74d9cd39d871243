/**
 * Checks how the packages of a game, a format or a set of cards depend on each other, and that its rules are pure functions. The checks are
 * written once; the tests of each extend them.
 *
 * <p>Start with {@link io.github.terrene.testkit.architecture.GameArchitecture}, the class that a test extends.
 */
@NullMarked
package io.github.terrene.testkit.architecture;

import org.jspecify.annotations.NullMarked;
