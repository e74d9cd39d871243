/**
 * Laws of every game on the kernel, as jqwik properties: written once, and extended by the tests of each game and format.
 *
 * <p>Start here: say what your game is in a {@link io.github.terrene.testkit.law.Specimen}, and let a test class implement {@code
 * law.game.AllLaws}. This room has what all laws share: what a {@linkplain io.github.terrene.testkit.law.Laws law} gets, how often it {@linkplain
 * io.github.terrene.testkit.law.Budget tries}, what it must have {@linkplain io.github.terrene.testkit.law.Reach reached}. The laws themselves
 * lie in the rooms above, by what they are about. Nothing here depends on a particular game.
 */
@NullMarked
package io.github.terrene.testkit.law;

import org.jspecify.annotations.NullMarked;
