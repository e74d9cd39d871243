/**
 * A way for a game to say what can be done in it: one {@link io.github.terrene.kernel.engine.ActionRule} for each kind of action, and all of
 * them together in {@link io.github.terrene.kernel.engine.ActionRules}, which lists, checks, explains and carries out actions.
 *
 * <p>If one action of a game can lead to several things, the game keeps what is still to be done as {@linkplain
 * io.github.terrene.kernel.engine.GameTask tasks}, which {@link io.github.terrene.kernel.engine.TaskPlay} carries out. {@link
 * io.github.terrene.kernel.engine.RuledGame} turns all that into {@link io.github.terrene.kernel.Rules}.
 *
 * <p>Start with {@link io.github.terrene.kernel.engine.ActionRule}. A game can do without this package: nothing outside depends on how a
 * game finds its legal actions.
 */
@NullMarked
package io.github.terrene.kernel.engine;

import org.jspecify.annotations.NullMarked;
