/**
 * All laws of a game at once: {@link io.github.terrene.testkit.law.game.AllLaws}, to be extended by the tests of each game and format, and {@link
 * io.github.terrene.testkit.law.game.OneGame}, which checks the same for one fixed game, so that it can be run on every JVM.
 */
@NullMarked
package io.github.terrene.testkit.law.game;

import org.jspecify.annotations.NullMarked;
