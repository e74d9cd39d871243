/**
 * Setup: the draft of Legends and Relics, the first hands, and who begins.
 *
 * <p>Start with {@link io.github.terrene.carnage.rule.setup.Beginning}.
 */
@NullMarked
package io.github.terrene.carnage.rule.setup;

import org.jspecify.annotations.NullMarked;
