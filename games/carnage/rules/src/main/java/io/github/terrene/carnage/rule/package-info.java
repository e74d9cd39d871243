/**
 * What all rules share: a {@link io.github.terrene.carnage.rule.Game}, the {@link io.github.terrene.carnage.rule.Task}s that it is in the
 * middle of, the {@link io.github.terrene.carnage.rule.Play} that carries them out, questions, and how a game ends. The rules themselves
 * are in the subpackages.
 *
 * <p>Start with {@link io.github.terrene.carnage.rule.Game}, then {@link io.github.terrene.carnage.rule.resolve.Asking}.
 */
@NullMarked
package io.github.terrene.carnage.rule;

import org.jspecify.annotations.NullMarked;
