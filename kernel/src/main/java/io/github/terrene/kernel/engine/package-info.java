/**
 * How a game says what can be done in it: one {@link io.github.terrene.kernel.engine.ActionRule} for each kind of action, and all of them
 * together in {@link io.github.terrene.kernel.engine.ActionRules}, which lists, checks, explains and carries out actions.
 *
 * <p>A game whose actions lead to more than one thing keeps what is still to be done as {@linkplain
 * io.github.terrene.kernel.engine.GameTask tasks}, which {@link io.github.terrene.kernel.engine.TaskPlay} carries out, and asks players in
 * between by a {@link io.github.terrene.kernel.engine.GameQuestion}. {@link io.github.terrene.kernel.engine.RuledGame} makes {@link
 * io.github.terrene.kernel.Rules} of all that.
 *
 * <p>Start with {@link io.github.terrene.kernel.engine.ActionRule}. A game may do without this package: nothing outside depends on how a
 * game finds its legal actions.
 */
@NullMarked
package io.github.terrene.kernel.engine;

import org.jspecify.annotations.NullMarked;
