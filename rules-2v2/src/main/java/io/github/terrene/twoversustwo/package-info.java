/**
 * Terrene Odyssey for two teams of two: section 13 of the rules, as what differs from the duel and nothing else.
 *
 * <p>Start with {@link io.github.terrene.twoversustwo.TwoVersusTwo}: the format as data, and the one rule that it replaces. What follows
 * from there being teams at all (shared HP, who is allied, whose turn comes next) is in core, which knows players in teams and no
 * "other player"; nothing of that may be here.
 */
@NullMarked
package io.github.terrene.twoversustwo;

import org.jspecify.annotations.NullMarked;
