/**
 * Values of a game as text, and back: configurations, actions, states.
 *
 * <p>Start with {@link io.github.terrene.kernel.text.Canonical}, which reads and writes any value whose {@link
 * io.github.terrene.kernel.form.Form} is known. Text that cannot be read gives a {@link io.github.terrene.kernel.Problem} with the place of
 * the mistake. Nothing here depends on a card or a rule.
 */
@NullMarked
package io.github.terrene.kernel.text;

import org.jspecify.annotations.NullMarked;
