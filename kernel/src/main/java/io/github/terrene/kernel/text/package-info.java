/**
 * Values of a game as text, and back: configurations, actions, states.
 *
 * <p>Start with {@link io.github.terrene.kernel.text.Canonical}, which works the form out from the types: records, enums, sealed families,
 * collections. Text that cannot be read is {@link io.github.terrene.kernel.text.Unreadable}, with the place of the fault. Nothing here
 * knows a card or a rule.
 */
@NullMarked
package io.github.terrene.kernel.text;

import org.jspecify.annotations.NullMarked;
