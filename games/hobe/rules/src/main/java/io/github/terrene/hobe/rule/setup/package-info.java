/**
 * Setup: decks are shuffled, a coin is tossed, and both players draw.
 *
 * <p>Start with {@link io.github.terrene.hobe.rule.setup.Beginning}.
 */
@NullMarked
package io.github.terrene.hobe.rule.setup;

import org.jspecify.annotations.NullMarked;
