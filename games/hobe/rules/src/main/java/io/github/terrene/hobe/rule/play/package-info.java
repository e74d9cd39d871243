/**
 * Playing cards, with a class for each kind of card, and the windows in which Events are played.
 *
 * <p>Start with {@link io.github.terrene.hobe.rule.play.PlayRules}, then {@code PlayCardRule} and {@code CardPlay}.
 */
@NullMarked
package io.github.terrene.hobe.rule.play;

import org.jspecify.annotations.NullMarked;
