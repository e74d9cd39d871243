/**
 * Setup: the decks are shuffled, and the first hands are drawn and kept or exchanged; then the first turn begins.
 *
 * <p>Start with {@link io.github.terrene.terralore.rule.setup.Beginning}. Nothing here matters once the first turn has begun.
 */
@NullMarked
package io.github.terrene.terralore.rule.setup;

import org.jspecify.annotations.NullMarked;
