/**
 * What all rules share: a {@link io.github.terrene.terralore.rule.Game}, the {@link io.github.terrene.terralore.rule.Agenda} of {@link
 * io.github.terrene.terralore.rule.Task}s that it is in the middle of, the {@link io.github.terrene.terralore.rule.Play} that carries them
 * out, the effects that are waiting, how cards are drawn, and how a game ends.
 *
 * <p>Start with {@link io.github.terrene.terralore.rule.Game}, then {@link io.github.terrene.terralore.rule.Play}. The table changes only
 * through events. The rules for actions and the tasks are in the subpackages; nothing here depends on those.
 */
@NullMarked
package io.github.terrene.terralore.rule;

import org.jspecify.annotations.NullMarked;
