/**
 * Terrene Odyssey for two teams of two: section 13 of the rules, which says only what differs from the duel.
 *
 * <p>Start with {@link io.github.terrene.twoversustwo.TwoVersusTwo}: the format as data, and the one rule that it replaces. What follows
 * from having teams at all (shared HP, who is allied, whose turn comes next) belongs in core, which has players in teams rather than an
 * "other player".
 */
@NullMarked
package io.github.terrene.twoversustwo;

import org.jspecify.annotations.NullMarked;
