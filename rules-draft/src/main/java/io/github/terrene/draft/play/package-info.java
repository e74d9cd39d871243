/**
 * Bots for drafts, and suggestions for people who ask what a bot would do: which card to pick, which picks to build a deck from, with whom to
 * begin.
 *
 * <p>Start with {@link io.github.terrene.draft.play.Drafter}; {@link io.github.terrene.draft.play.Suggestions} offers its plans to people. Any
 * agent for Terrene Odyssey can play the games of a tournament.
 */
@NullMarked
package io.github.terrene.draft.play;

import org.jspecify.annotations.NullMarked;
