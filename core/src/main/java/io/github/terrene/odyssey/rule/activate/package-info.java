/**
 * Using an ability: which can be used, what it is aimed at, what it is paid with.
 *
 * <p>Start with {@link io.github.terrene.odyssey.rule.activate.CompleteActivation}: a player says one thing after another until the ability goes on the chain. When an ability may be used is said by the {@linkplain io.github.terrene.odyssey.rule.Window window}.
 */
@NullMarked
package io.github.terrene.odyssey.rule.activate;

import org.jspecify.annotations.NullMarked;
