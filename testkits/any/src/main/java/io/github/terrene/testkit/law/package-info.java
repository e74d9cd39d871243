/**
 * Laws of every game on the kernel, as jqwik properties: written once, and extended by the tests of each game and format.
 *
 * <p>Start with {@link io.github.terrene.testkit.law.Laws}: say what your game is in a {@link io.github.terrene.testkit.law.Specimen}, and
 * let a test class implement {@link io.github.terrene.testkit.law.AllLaws}. {@link io.github.terrene.testkit.law.OneGame} checks the same
 * for one fixed game; {@link io.github.terrene.testkit.law.RandomCardLaws} are about cards made at random, {@link
 * io.github.terrene.testkit.law.OwnEffectLaws} about what card makers write in Java, and {@link io.github.terrene.testkit.law.SensiblePlay}
 * compares a policy with chance. Nothing here depends on a particular game.
 */
@NullMarked
package io.github.terrene.testkit.law;

import org.jspecify.annotations.NullMarked;
