/**
 * What all rules share: a {@link io.github.terrene.hobe.rule.Game}, the {@link io.github.terrene.hobe.rule.Task}s that it is in the middle
 * of, the {@link io.github.terrene.hobe.rule.Play} that carries them out, and how a game ends. The rules themselves are in the
 * subpackages. Nothing here refers to a particular card.
 *
 * <p>Start with {@link io.github.terrene.hobe.rule.Game}, then {@link io.github.terrene.hobe.rule.Play}.
 */
@NullMarked
package io.github.terrene.hobe.rule;

import org.jspecify.annotations.NullMarked;
